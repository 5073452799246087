// Closes what is open over the page at Escape and at a press outside it.
import type { Attachment } from 'svelte/attachments';

/** For the element that holds the open thing and its button; Escape reaches nobody else. */
export function dismissed(close: () => void): Attachment<HTMLElement> {
  return (holder) => {
    const press = (event: Event): void => { if (!holder.contains(event.target as Node)) close(); };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    addEventListener('pointerdown', press, true);
    addEventListener('keydown', escape, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('keydown', escape, true);
    };
  };
}
