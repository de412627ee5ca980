/**
 * What every HTTP request goes through before and after its route: admission, language, sender,
 * errors, and the files of the page. Open {@link tischlein.server.http.Admission} first.
 */
@NullMarked
package tischlein.server.http;

import org.jspecify.annotations.NullMarked;
