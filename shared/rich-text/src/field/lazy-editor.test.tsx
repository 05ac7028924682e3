import { renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { RichTextEditor } from './lazy-editor.tsx'

function Description() {
  const [value, setValue] = useState('')
  return <RichTextEditor label="Description" value={value} onChange={setValue} />
}

/** What a person has on the clipboard. */
const clipboard = (plain: string, files: readonly File[] = []) => ({
  clipboardData: { files, getData: (type: string) => (type === 'text/plain' ? plain : '') },
})

test.each([
  ['en', 'Files can’t be pasted here. To add an image, choose “Image” and enter its URL.'],
  ['vi', 'Không dán được tệp vào đây. Để thêm hình ảnh, hãy chọn “Hình ảnh” rồi nhập URL của hình ảnh.'],
] as const)('in %s, a pasted file is refused with what to do, until a text is pasted', async (locale, words) => {
  await renderPart(Description, { as: null, locale })
  const box = await screen.findByRole('textbox', { name: 'Description' })
  fireEvent.paste(box, clipboard('', [new File([''], 'a.png', { type: 'image/png' })]))
  expect(await screen.findByText(words)).toBeInTheDocument()
  fireEvent.paste(box, clipboard('Hello'))
  await waitFor(() => expect(box).toHaveTextContent('Hello'))
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})
