import { renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { Input, NativeSelect, Textarea } from './controls.tsx'
import { Field } from './field.tsx'

const box = () => screen.getByRole('textbox', { name: 'Email' })

function Changing() {
  const [isWrong, setWrong] = useState(false)
  return (
    <>
      <Field.Root invalid={isWrong} required>
        <Field.Label>Email</Field.Label>
        <Input />
        {isWrong ? null : <Field.HelperText>The one you signed up with</Field.HelperText>}
        <Field.ErrorText>Enter an email.</Field.ErrorText>
      </Field.Root>
      <button type="button" onClick={() => setWrong(!isWrong)}>
        Turn
      </button>
    </>
  )
}

test('a control has the name and the hint of its field, and says that it must not stay empty', async () => {
  await renderPart(<Changing />)
  expect(box()).toHaveAccessibleDescription('The one you signed up with')
  expect(box()).toBeRequired()
  expect(box()).not.toHaveAttribute('aria-invalid')
  expect(box()).not.toHaveAttribute('aria-errormessage')
  expect(screen.queryByText('Enter an email.')).not.toBeInTheDocument()
})

test('what is wrong is said while it is, and a hint that is gone is referred to no more', async () => {
  const { user } = await renderPart(<Changing />)
  await user.click(screen.getByRole('button', { name: 'Turn' }))
  expect(box()).toBeInvalid()
  expect(box()).toHaveAccessibleErrorMessage('Enter an email.')
  expect(box()).not.toHaveAttribute('aria-describedby')
  await user.click(screen.getByRole('button', { name: 'Turn' }))
  expect(box()).not.toHaveAttribute('aria-invalid')
  expect(box()).toHaveAccessibleDescription('The one you signed up with')
})

test('the label leads to the control, whichever kind it is', async () => {
  const { user } = await renderPart(
    <>
      <Field.Root>
        <Field.Label>Notes</Field.Label>
        <Textarea />
      </Field.Root>
      <Field.Root>
        <Field.Label>Country</Field.Label>
        <NativeSelect>
          <option>Vietnam</option>
        </NativeSelect>
      </Field.Root>
    </>,
  )
  await user.click(screen.getByText('Notes'))
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveFocus()
  await user.click(screen.getByText('Country'))
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveFocus()
})

test('a control outside of a field keeps what it is given', async () => {
  await renderPart(<Input aria-label="Search" id="mine" />)
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveAttribute('id', 'mine')
})
