/** Returns a text as searches compare it: without case and accents, and with d for the Vietnamese đ. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
}
