/** Svelte as it comes; the file tells tools that this is meant. */
export default {};
