import encodeQR from 'qr'

/** Light modules around the code, without which scanners miss it (ISO/IEC 18004, 6.3.8). */
const QUIET_ZONE = 4
/** A PNG is at least this wide and high, in pixels, so that it prints sharply. */
const PNG_SIZE = 1024

/** Returns the QR code of a text as an SVG document, dark on white whatever the page's theme; undefined when the text is too long for one. */
export function qrSvg(text: string): string | undefined {
  const modules = modulesOf(text)
  if (!modules) return undefined
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  const size = modules.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark}"/></svg>`
}

/** Resolves to the QR code of a text as a PNG; undefined when the text is too long for one. */
export async function qrPng(text: string): Promise<Blob | undefined> {
  const modules = modulesOf(text)
  if (!modules) return undefined
  const scale = Math.ceil(PNG_SIZE / modules.length)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = modules.length * scale
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) pen.fillRect(x * scale, y * scale, scale, scale)
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}

/** The code's modules in rows, dark = true. */
function modulesOf(text: string): boolean[][] | undefined {
  try {
    return encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  } catch {
    // What it holds ends at 2,331 bytes; it throws beyond, and for nothing else.
    return undefined
  }
}
