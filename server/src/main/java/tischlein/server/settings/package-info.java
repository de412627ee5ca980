/**
 * How a server is run and where it is: settings, limits, the names it answers to, the addresses of
 * its clients. Open {@link tischlein.server.settings.ServerSettings} first.
 */
@NullMarked
package tischlein.server.settings;

import org.jspecify.annotations.NullMarked;
