import { readFile, writeFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { filesOf } from '../sources/content-hash.ts'

const TEXTS = ['.js', '.json', '.css', '.svg', '.map']
const compress = promisify(brotliCompress)

/** Writes `<file>.br` beside every text file of `folder`. `quality` is brotli's, 0 to 11. */
export async function compressTexts(folder: string, quality: number): Promise<void> {
  const texts = filesOf(folder).filter((file) => TEXTS.includes(extname(file)))
  await Promise.all(
    texts.map(async (file) => {
      const plain = await readFile(resolve(folder, file))
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
      await writeFile(resolve(folder, `${file}.br`), await compress(plain, { params }))
    }),
  )
}
