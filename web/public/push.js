// Shows what the server pushes: it is your turn.
self.addEventListener('push', (event) => {
  const { title = 'Bellona', body = '', url = '/', tag = '' } = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/emblem.svg', data: { url } }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.url));
});
