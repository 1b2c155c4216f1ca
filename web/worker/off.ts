/*
 * Emergency replacement of the service worker (docs/deploy.md): deletes all caches except shared
 * photos, and unregisters itself.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const goAway = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(goAway());
});

// Makes this file a module.
export {};
