const BYTES = 32

/** A secret that nobody can guess: 256 random bits in URL-safe base64 (RFC 4648 section 5). */
export function newRewardSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
