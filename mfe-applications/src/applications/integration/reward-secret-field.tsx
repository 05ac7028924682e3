import { LabelLine, PasswordField, useFieldError, useFieldFormat, useFieldValue, useFormContext } from '@console/forms'
import { Button, ErrorLine, Icon, Stack, Text, useCopy } from '@console/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../text.ts'

const FIELD = 'reward_secret'

export interface StoredSecret {
  /** Absent if no secret is stored, or if it is withheld. */
  readonly value: string | undefined
  readonly isSet: boolean
}

interface Props {
  /** The secret that is stored if the person enters none; nobody sees it before. */
  readonly made: string
  readonly stored: StoredSecret
}

/** A secret that is not stored yet is neither shown nor copied: no draft keeps it, so another one may be stored in the end. */
export function RewardSecretField({ made, stored }: Props) {
  const text = useText()
  const { setFocus } = useFormContext()
  const [secret, setSecret] = useFieldValue<string | null>(FIELD)
  const [hasSwitched, setSwitched] = useState(false)
  useFieldFormat<string | null>(FIELD, () => text('integration.secretHidden'))
  const isMade = secret === made

  function switchTo(value: string | null): void {
    setSwitched(true)
    setSecret(value)
  }
  useEffect(() => {
    // The pressed button is gone.
    if (hasSwitched && !isMade) setFocus(FIELD)
  }, [hasSwitched, isMade, setFocus])

  if (isMade) {
    return <MadeLater isSet={stored.isSet} takesFocus={hasSwitched} onOther={() => switchTo(stored.value ?? (stored.isSet ? null : ''))} />
  }
  return <EnteredSecret stored={stored} secret={secret ?? ''} onMake={() => switchTo(made)} />
}

interface MadeLaterProps {
  readonly isSet: boolean
  readonly takesFocus: boolean
  readonly onOther: () => void
}

function MadeLater({ isSet, takesFocus, onOther }: MadeLaterProps) {
  const text = useText()
  const id = useId()
  const other = useRef<HTMLButtonElement>(null)
  const label = text('integration.secret')
  const error = useFieldError(FIELD, label, 'enter', {})

  useEffect(() => {
    if (takesFocus) other.current?.focus()
  }, [takesFocus])

  return (
    <Stack role="group" aria-labelledby={id} gap="1.5" align="flex-start">
      <LabelLine id={id} label={label} required />
      <Text role="status" color="fg.muted">
        {text('integration.secretMade')}
      </Text>
      <Button ref={other} onClick={onOther}>
        {text(isSet ? 'integration.keepSecret' : 'integration.ownSecret')}
      </Button>
      {error ? <ErrorLine>{error}</ErrorLine> : null}
    </Stack>
  )
}

interface EnteredProps {
  readonly stored: StoredSecret
  readonly secret: string
  readonly onMake: () => void
}

function EnteredSecret({ stored, secret, onMake }: EnteredProps) {
  const text = useText()
  const copy = useCopy()
  const isWithheld = stored.isSet && stored.value === undefined
  const isStored = secret === (stored.value ?? '')
  return (
    <PasswordField
      name={FIELD}
      label={text('integration.secret')}
      hint={text('integration.secretHint')}
      required={!isWithheld}
      autoComplete="off"
      {...(isWithheld ? { placeholder: text('integration.secretKept') } : {})}
      actions={
        <>
          <Button size="md" disabledReason={isStored ? undefined : text('integration.copyLater')} onClick={() => void copy(secret)}>
            <Icon id="copy" size={16} />
            {text('integration.copySecret')}
          </Button>
          <Button size="md" onClick={onMake}>
            {text('integration.generateSecret')}
          </Button>
        </>
      }
    />
  )
}
