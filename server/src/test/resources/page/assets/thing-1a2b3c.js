export const named = "after its content";
