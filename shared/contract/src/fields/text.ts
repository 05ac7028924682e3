import * as v from 'valibot'
import type { Marks } from './marks.ts'

/** Counts characters as limits do: code points after NFC, so that an emoji or a letter typed as two counts once. */
export const charactersIn = (text: string): number => [...text.normalize('NFC')].length

/** At most `most` characters, counted by `charactersIn`. */
export const maxCharacters = (most: number): v.MaxLengthAction<string, number, undefined> => ({
  ...v.maxLength(most),
  '~run': counting(charactersIn, (characters) => characters <= most),
})

/** At least `least` characters, counted by `charactersIn`. */
export const minCharacters = (least: number): v.MinLengthAction<string, number, undefined> => ({
  ...v.minLength(least),
  '~run': counting(charactersIn, (characters) => characters >= least),
})

/** At most `most` characters, counted by `charactersIn`, of the text that `textOf` makes of a value. */
export const maxCharactersOf = <T>(most: number, textOf: (value: T) => string): v.BaseValidation<T, T, v.BaseIssue<T>> => {
  const { kind, type, async, expects, requirement, reference } = v.maxLength<string, number>(most)
  const run = counting(
    (value: T) => charactersIn(textOf(value)),
    (characters) => characters <= most,
  )
  return Object.assign({ kind, type, async, expects, reference, '~run': run }, { requirement })
}

function counting<T>(count: (value: T) => number, fits: (characters: number) => boolean) {
  return function <Issue extends v.BaseIssue<T>>(
    this: v.BaseValidation<T, T, Issue>,
    dataset: v.OutputDataset<T, v.BaseIssue<unknown>>,
    config: v.Config<Issue>,
  ): v.OutputDataset<T, v.BaseIssue<unknown> | Issue> {
    const characters = dataset.typed ? count(dataset.value) : 0
    if (dataset.typed && !fits(characters)) v._addIssue(this, 'length', dataset, config, { received: `${characters}` })
    return dataset
  }
}

/**
 * Finds characters that show nothing, marks of direction, and control characters but NUL. Its group is what needs some of them: joiners
 * in the words of scripts that join (the blocks from Arabic to Balinese), flags of regions, emoji, keycaps, forms of one Han character.
 */
const UNSEEN =
  /((?<=[\u0600-\u1bff])(?:\u200d|\u200c(?=[\u0600-\u1bff]))|\u{1f3f4}[\u{e0030}-\u{e007a}]+\u{e007f}|\p{ExtPict}(?:[\ufe0e\ufe0f\p{EMod}]|\u200d(?=\p{ExtPict}))*|[\d#*]\ufe0f\u20e3|\p{sc=Han}[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])|[\p{DI}\ufff9-\ufffb\u2800]|(?![\s\0])\p{Cc}/gu

/**
 * Returns typed or pasted text in NFC and trimmed, without the characters that show nothing, which chats, documents and slides add
 * to copied text. Joiners inside words and emoji stay. '' if nothing of it is visible.
 */
export const tidy = (text: string): string => (canBeSeen(text) ? text.replace(UNSEEN, '$1').normalize('NFC').trim() : '')

export const tidied = v.transform(tidy)

/** Returns whether a text shows anything: white space, control and invisible characters alone do not. */
export const canBeSeen = (text: string) => /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(text)

/** Text on input that may be empty: tidied, at most `most` characters. */
export const plainText = (most: number) => v.pipe(v.string(), tidied, maxCharacters(most))

/** Required text: tidied, 1 to `most` characters. */
export const requiredText = (most: number) => v.pipe(v.string(), tidied, v.nonEmpty(), maxCharacters(most))

/**
 * A key that another system compares byte for byte: stored as sent, 1 to `most` characters, and refused if it has white space or
 * invisible characters at an end.
 */
export const requiredKey = (most: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(),
    maxCharacters(most),
    v.check(canBeSeen, 'required'),
    v.check((key) => canBeSeen(key.slice(0, 1)) && canBeSeen(key.slice(-1)), 'outer_space'),
  )

/**
 * Rich text whose stored markup has at most `most` characters. The server cleans fields with this mark before it checks them; the
 * editor writes clean markup.
 */
export const richText = (most: number) => v.pipe(v.string(), maxCharacters(most), v.metadata<string, Marks>({ rich_text: most }))
