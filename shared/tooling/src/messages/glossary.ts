import { GLOSSARY } from '@console/i18n/glossary'

/** Checks a text whose English has a word of the glossary. Arguments and the product's name are ignored. */
export function glossaryComplaint(key: string, en: string, vi: string): string | undefined {
  const english = en.replace(/\{\w+\}|Publisher Console/g, '').toLowerCase()
  const vietnamese = vi.toLowerCase()
  for (const [word, translations] of Object.entries(GLOSSARY)) {
    if (!new RegExp(`\\b${word}(s|es)?(?![\\w-])`).test(english)) continue
    if (!translations.some((one) => vietnamese.includes(one))) {
      return `'${key}' says '${word}' in English: the glossary's Vietnamese is '${translations[0]}'.`
    }
  }
  return undefined
}
