import { readFile, writeFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { SHAPES } from '@console/module/registry'
import { filesOf } from '../sources/content-hash.ts'

const TEXTS = ['.js', '.json', '.css', '.svg', '.map']
const compress = promisify(brotliCompress)

/** Returns whether a file of a release is compressed: a text that pages ask for. */
export const isText = (file: string) => TEXTS.includes(extname(file)) && file !== SHAPES

/**
 * Bytes from which a file is compressed with each of these settings. Brotli guesses how to write such a file, and a few bytes more or
 * fewer in it make hundreds of its guesses: the smallest one is kept.
 */
const LARGE = 400_000
const { BROTLI_MODE_FONT, BROTLI_PARAM_LGBLOCK: LGBLOCK, BROTLI_PARAM_MODE: MODE } = constants
const { BROTLI_PARAM_NDIRECT: NDIRECT, BROTLI_PARAM_NPOSTFIX: NPOSTFIX } = constants
const GUESSES = [
  { [LGBLOCK]: 19, [MODE]: BROTLI_MODE_FONT },
  { [LGBLOCK]: 19, [NPOSTFIX]: 1, [NDIRECT]: 16 },
  { [LGBLOCK]: 19, [NDIRECT]: 8 },
  { [LGBLOCK]: 20, [NDIRECT]: 8 },
]

/** Writes `<file>.br` beside every text file of `folder`. `quality` is brotli's, 0 to 11. */
export async function compressTexts(folder: string, quality: number): Promise<void> {
  const texts = filesOf(folder).filter(isText)
  await Promise.all(
    texts.map(async (file) => {
      const plain = await readFile(resolve(folder, file))
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
      const guesses = plain.length < LARGE ? [params] : GUESSES.map((guess) => ({ ...params, ...guess }))
      const compressed = await Promise.all(guesses.map((guess) => compress(plain, { params: guess })))
      await writeFile(
        resolve(folder, `${file}.br`),
        compressed.reduce((a, b) => (b.length < a.length ? b : a)),
      )
    }),
  )
}
