// Keeps the page itself, so that it can say "no connection" where there is none. Tables are never kept.
const SHELF = 'tischlein-1';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.addAll(['/', '/icon.svg', '/icon-turn.svg', '/manifest.webmanifest']))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

async function keep(request, response) {
  if (response.ok) await (await caches.open(SHELF)).put(request, response.clone());
  return response;
}

/** Files named after their content never change; fonts are large and not kept. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  return request.destination === 'font' ? response : keep(request, response);
}

async function page(request) {
  try {
    return await keep(request, await fetch(request));
  } catch (reason) {
    const kept = await caches.match(request.mode === 'navigate' ? '/' : request);
    if (kept) return kept;
    throw reason;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api'))
    return;
  event.respondWith(pathname.startsWith('/assets/') ? asset(request) : page(request));
});
