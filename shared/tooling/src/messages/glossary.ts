import { GLOSSARY } from '@console/i18n/glossary'

/** What is wrong with a Vietnamese text whose English uses a word of the glossary; plurals and arguments aside. */
export function glossaryComplaint(key: string, en: string, vi: string): string | undefined {
  const english = en.replace(/\{\w+\}/g, '').toLowerCase()
  const vietnamese = vi.toLowerCase()
  for (const [word, translations] of Object.entries(GLOSSARY)) {
    if (!new RegExp(`\\b${word}(s|es)?\\b`).test(english)) continue
    if (!translations.some((one) => vietnamese.includes(one))) {
      return `'${key}' says '${word}' in English: the glossary's Vietnamese is '${translations[0]}'.`
    }
  }
  return undefined
}
