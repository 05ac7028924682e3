/** Baseline, extended and progressive with Huffman or arithmetic coding; browsers draw no other (ITU-T T.81, table B.1). */
const DRAWN = [0xc0, 0xc1, 0xc2, 0xc9, 0xca]
/** Markers from C0 to CF that do not begin a frame: Huffman tables, an extension, arithmetic conditioning. */
const NO_FRAME = [0xc4, 0xc8, 0xcc]

/** Lossless and hierarchical files are JPEGs too, but browsers do not draw them. */
export function isDrawnJpeg(content: Uint8Array): boolean {
  const bytes = new DataView(content.buffer, content.byteOffset, content.byteLength)
  let at = 2
  while (at + 4 <= bytes.byteLength && bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1)
    // Any number of fill bytes may come before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.includes(marker)) return DRAWN.includes(marker)
    at += 2 + bytes.getUint16(at + 2)
  }
  return false
}
