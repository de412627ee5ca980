/**
 * Writes what contests and surveys show: pages with drawings for people, files for programs, and
 * the folder that holds them. Open {@link tischlein.arena.pages.ContestPage} first.
 */
@NullMarked
package tischlein.arena.pages;

import org.jspecify.annotations.NullMarked;
