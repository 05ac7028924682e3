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

/** Writes `<file>.br` beside every text file of `folder`. `quality` is brotli's, 0 to 11. */
export async function compressTexts(folder: string, quality: number): Promise<void> {
  const texts = filesOf(folder).filter(isText)
  await Promise.all(
    texts.map(async (file) => {
      const plain = await readFile(resolve(folder, file))
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
      await writeFile(resolve(folder, `${file}.br`), await compress(plain, { params }))
    }),
  )
}
