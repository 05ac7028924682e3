import { type CampaignInfoField, type Onelink, reservedChannel, tidy } from '@console/contract'

/** The most frequent first, without the sources of channels, which are no values to type. */
export function valuesIn(onelinks: readonly Onelink[], field: CampaignInfoField): readonly string[] {
  const counts = new Map<string, number>()
  for (const { campaign_info } of onelinks) {
    const value = tidy(campaign_info[field])
    if (value === '' || (field === 'utm_source' && reservedChannel(value))) continue
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([value]) => value)
}

/** A known value that is easily taken for the typed one, though reports count both: 'Newsletter' for 'news-letter'. */
export function nearlySame(typed: string, known: readonly string[]): string | undefined {
  const value = tidy(typed)
  if (value === '' || known.includes(value)) return undefined
  const folded = fold(value)
  return folded === '' ? undefined : known.find((one) => fold(one) === folded)
}

/** Removes case, accents and the characters between words. */
export const fold = (value: string) =>
  value
    .normalize('NFD')
    .replace(/\p{M}|[\s_.\-–—]/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')

/**
 * Returns the first macro in a text, as ad networks write them in the address of an ad: {campaign}, {{ad.name}}, ${ID}, [[ID]],
 * [campaign_id], __CID__, %%ID%%, %campaign_id%, %eaid!.
 */
export const macroIn = (text: string): string | undefined =>
  /\$?\{\{?[^{}]+\}\}?|\[\[[\w.-]+\]\]|\[[A-Za-z]+(?:_[A-Za-z]+)+\]|__[A-Z][A-Z\d_]*?__|%%[^%\s]+%%|%[A-Za-z]+(?:_[A-Za-z]+)*%|%e[a-z]{3}!/.exec(
    text,
  )?.[0]
