/** The value of a variable in the preview until someone enters another: 'first_name' becomes 'First name'. */
export function sampleOf(name: string): string {
  const words = name.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Samples = Readonly<Record<string, string>>

/** Puts sample values in place of `{{name}}`; what is not declared stays as it is, since nobody would fill it in. */
export function withSamples(text: string, declared: readonly string[], samples: Samples): string {
  return text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, name: string) =>
    declared.includes(name) ? samples[name] || sampleOf(name) : whole,
  )
}

/** The same in HTML, where a sample is text and never markup. */
export function withSamplesInHtml(html: string, declared: readonly string[], samples: Samples): string {
  const escaped = Object.fromEntries(Object.entries(samples).map(([name, value]) => [name, escapeHtml(value)]))
  return withSamples(html, declared, escaped)
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
