/** Names and codes that are the same in Vietnamese. */
const taken = new Set(
  [
    'Android',
    'API',
    'captcha',
    'CSV',
    'Email',
    'English',
    'Firebase',
    'Google',
    'HTTP',
    'ID',
    'iOS',
    'iPhone',
    'IP',
    'JSON',
    'LIVE',
    'Logo',
    'MB',
    'Menu',
    'N/A',
    'Facebook',
    'TikTok',
    'Onelink',
    'Onelinks',
    'OTP',
    'Postback',
    'px',
    'SMS',
    'TEST',
    'Tiếng Việt',
    'Token',
    'URL',
    'UTC',
    'UTM',
    'Video',
    'Web',
    'Website',
  ].map((word) => word.toLowerCase()),
)

/** True if it contains only names, codes, arguments and signs. */
export function isSameInBoth(text: string): boolean {
  const rest = text.replace(/\{[^{}]*\}|<\/?\w+>/g, ' ').trim()
  if (taken.has(rest.toLowerCase())) return true
  return rest.split(/[^\p{L}\p{N}/'-]+/u).every((word) => !/\p{L}/u.test(word) || taken.has(word.toLowerCase()))
}
