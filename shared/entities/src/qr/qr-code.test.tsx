import { renderPart, savedFiles } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import decodeQR from 'qr/decode.js'
import { QrCode } from './qr-code.tsx'
import { QrFrame } from './qr-frame.tsx'

/** Reads a code as a scanner does: from pixels, here those that the drawing's squares describe. */
function scan(svg: string): string {
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const scale = 4
  const size = side * scale
  const data = new Uint8Array(size * size * 4).fill(255)
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1/g)) {
    for (let at = 0; at < scale * scale; at++) {
      const pixel = (Number(y) * scale + Math.floor(at / scale)) * size + Number(x) * scale + (at % scale)
      data.set([0, 0, 0, 255], pixel * 4)
    }
  }
  return decodeQR({ width: size, height: size, data })
}
const drawn = (picture: HTMLElement) => decodeURIComponent((picture as HTMLImageElement).src.split(',')[1] ?? '')

test('the downloads have their place before the code is there, unseen', async () => {
  await renderPart(<QrFrame picture={null} isSaved />)
  expect(screen.getByText('Download SVG')).not.toBeVisible()
})

test('a scanner reads the text from the picture and from the SVG that is saved', async () => {
  const link = 'https://go.example/Tet2027?utm_source=b%C3%A1o&utm_medium=qr'
  const { user } = await renderPart(<QrCode text={link} label="The link as a QR code" name="Tet2027" />)
  expect(scan(drawn(await screen.findByRole('img', { name: 'The link as a QR code' })))).toBe(link)
  await user.click(screen.getByRole('button', { name: 'Download SVG' }))
  const [file] = await savedFiles()
  expect(file?.name).toBe('Tet2027.svg')
  expect(scan(file?.text ?? '')).toBe(link)
})

test('a text that no QR code can hold is said, and a code without a name is not offered as a file', async () => {
  await renderPart(
    <>
      <QrCode text={'x'.repeat(2332)} label="Too long" />
      <QrCode text={'x'.repeat(2331)} label="As long as it gets" />
    </>,
  )
  expect(await screen.findByText('This URL is too long for a QR code.')).toBeVisible()
  expect(await screen.findByRole('img', { name: 'As long as it gets' })).toBeVisible()
  expect(screen.queryByRole('img', { name: 'Too long' })).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
