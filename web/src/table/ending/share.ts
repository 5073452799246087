// The final map as a picture to keep or to pass on.
const WIDTH = 1200, BAND = 96, MARGIN = 28;

export interface Words { title: string; result: string }

/** Draws the map that the server sends under a band with the words about it. */
export async function pictureOf(address: string, { title, result }: Words): Promise<File> {
  const drawing = new Blob([await (await fetch(address)).text()], { type: 'image/svg+xml' });
  const url = URL.createObjectURL(drawing);
  try {
    const map = new Image();
    map.src = url;
    await map.decode();
    const height = Math.round((WIDTH * map.naturalHeight) / map.naturalWidth);
    const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: height + BAND });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#8f1f17';
    pen.fillRect(0, 0, WIDTH, BAND);
    pen.fillStyle = '#fff3dc';
    pen.font = "600 34px 'Palatino Linotype', Palatino, Georgia, serif";
    pen.fillText(title, MARGIN, 42, WIDTH - 2 * MARGIN);
    pen.font = "22px system-ui, sans-serif";
    pen.fillText(result, MARGIN, 76, WIDTH - 2 * MARGIN);
    pen.drawImage(map, 0, BAND, WIDTH, height);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return new File([png!], 'bellona.png', { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Offers the picture to the device, which may know whom to send it to; otherwise it is stored. */
export async function passOn(picture: File, title: string): Promise<void> {
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [picture] })) return navigator.share({ files: [picture], title });
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(picture), download: picture.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
  return undefined;
}
