// Web push in this browser.

/** The notification channels of the server, and its key if web push is one of them. */
export interface Offer { key: string | null; kinds: string[] }

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Asks the browser for its push address. */
export async function pushHere(key: string): Promise<object> {
  const worker = await navigator.serviceWorker.register('/push.js');
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return { endpoint, keys };
}
