import type { ApplicationRef } from '@console/contract'
import { ModeBadge } from '@console/entities'
import { LabelLine } from '@console/forms'
import { Box, CheckLine, Field, PlainList, Stack, Text } from '@console/ui'
import { useId } from 'react'

interface Props {
  readonly label: string
  readonly hint: string
  readonly error: string | undefined
  readonly applications: readonly ApplicationRef[]
  readonly chosen: readonly string[]
  /** Name of a chosen application that the campaign no longer runs on. */
  readonly gone: string
  readonly onChoose: (id: string, isChosen: boolean) => void
  readonly note?: (id: string) => string | null
}

export function ApplicationBoxes({ label, hint, error, applications, chosen, gone, onChoose, note }: Props) {
  const id = useId()
  const line = (applicationId: string, name: string, mode?: ApplicationRef['mode']) => (
    <li key={applicationId}>
      <CheckLine
        checked={chosen.includes(applicationId)}
        isWrong={error !== undefined}
        errorId={`${id}-error`}
        onChange={(isChosen) => onChoose(applicationId, isChosen)}
      >
        {name}
        {mode ? <ModeBadge mode={mode} /> : null}
      </CheckLine>
      {note ? (
        <Text role="status" ms="6" textStyle="sm" color="fg.muted">
          {note(applicationId)}
        </Text>
      ) : null}
    </li>
  )
  return (
    <Stack role="group" aria-labelledby={`${id}-label`} gap="1.5">
      <LabelLine id={`${id}-label`} label={label} required />
      <PlainList gap="0" textStyle="sm">
        {applications.map((application) => line(application.id, application.display_name, application.mode))}
        {chosen.filter((one) => applications.every((application) => application.id !== one)).map((one) => line(one, gone))}
      </PlainList>
      <Field.Root invalid={error !== undefined} gap="0">
        <Field.HelperText>{hint}</Field.HelperText>
        <Box id={`${id}-error`}>
          <Field.ErrorText>{error}</Field.ErrorText>
        </Box>
      </Field.Root>
    </Stack>
  )
}
