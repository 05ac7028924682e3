import { useCall } from '@console/api'
import { listTaskTypes, type TaskType, type TaskTypeCode } from '@console/contract'
import { useController, useFieldError, useFieldFormat, useFormContext } from '@console/forms'
import { useLocalized } from '@console/i18n'
import { Button, ConfirmDialog, Grid, Loaded, PlainList, SkeletonPage, Stack, Text } from '@console/ui'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useText } from '../../text.ts'
import type { MissionValues } from '../mission-values.ts'
import { TypeCard } from './type-card.tsx'
import { droppedBy, switchedTo, type TypedValues } from './typed-values.ts'

interface Switch {
  readonly to: TypedValues
  readonly dropped: ReturnType<typeof droppedBy>
}

/** Switching keeps what both types have and asks before it drops anything. Once a type is chosen, the others are hidden. */
export function TypeField() {
  const text = useText()
  const localized = useLocalized()
  const id = useId()
  const types = useCall(listTaskTypes, {})
  const { field } = useController<{ task_type: TaskTypeCode | null }>({ name: 'task_type' })
  const { getValues, setValue } = useFormContext<MissionValues>()
  const error = useFieldError('task_type', text('mission.type'), 'choose', undefined)
  const [asked, setAsked] = useState<Switch>()
  const [isOpen, setOpen] = useState(field.value === null)
  const cards = useRef<HTMLDivElement>(null)
  /** Arrow keys choose each type that they pass, so choosing by them ends nothing. */
  const isByPointer = useRef(false)
  useFieldFormat<TaskTypeCode>('task_type', (code) => nameOf(code))

  const nameOf = (code: string) => {
    const found = types.data?.items.find((type) => type.code === code)
    return found ? localized(found.name) : code
  }

  function shown(types: readonly TaskType[]): readonly TaskType[] {
    const offered = types.filter(isOffered)
    const chosen = offered.filter(({ code }) => code === field.value)
    return isOpen || chosen.length === 0 ? offered : chosen
  }

  function choose(type: TaskTypeCode): void {
    if (type === field.value) return
    const before = getValues() as MissionValues
    const to = switchedTo(type, before)
    const dropped = droppedBy(to, before)
    if (dropped.length > 0) setAsked({ to, dropped })
    else apply(to)
  }

  function apply(to: TypedValues): void {
    const options = { shouldDirty: true, shouldTouch: true } as const
    setValue('content', to.content, options)
    setValue('completion_metadata_rule', to.completion_metadata_rule, options)
    setValue('task_type', to.task_type, { ...options, shouldValidate: error !== undefined })
    if (isByPointer.current) setOpen(false)
  }

  function reopen(): void {
    setOpen(true)
    cards.current?.querySelector<HTMLElement>('input')?.focus()
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    isByPointer.current = false
    if (key === 'Tab' && field.value !== null) setOpen(false)
  }

  return (
    <Loaded from={types} skeleton={<SkeletonPage />} failed={text('mission.type.failed')}>
      {({ items }) => (
        <Stack gap="3">
          <Grid
            ref={cards}
            role="radiogroup"
            aria-label={text('mission.type')}
            aria-describedby={error ? `${id}-error` : undefined}
            gap="3"
            templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
            onKeyDown={onKeyDown}
            onPointerDown={() => {
              isByPointer.current = true
            }}
          >
            {shown(items).map((type, at) => (
              <TypeCard
                key={type.id}
                type={type}
                ref={at === 0 ? field.ref : undefined}
                isChosen={type.code === field.value}
                onChoose={() => choose(type.code as TaskTypeCode)}
                onKeep={() => setOpen(false)}
              />
            ))}
            {shown(items).length === 1 ? (
              <Button look="quiet" justifySelf="start" alignSelf="center" onClick={reopen}>
                {text('mission.type.switch')}
              </Button>
            ) : null}
          </Grid>
          {error ? (
            <Text id={`${id}-error`} role="alert" textStyle="xs" color="fg.error">
              {error}
            </Text>
          ) : null}
          <SwitchQuestion
            asked={asked}
            onSwitch={(to) => {
              apply(to)
              setAsked(undefined)
            }}
            onClose={() => setAsked(undefined)}
          />
        </Stack>
      )}
    </Loaded>
  )
}

interface QuestionProps {
  readonly asked: Switch | undefined
  readonly onSwitch: (to: TypedValues) => void
  readonly onClose: () => void
}

function SwitchQuestion({ asked, onSwitch, onClose }: QuestionProps) {
  const text = useText()
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={text('mission.type.switch.title')}
      confirm={text('mission.type.switch')}
      danger={false}
      onConfirm={() => asked && onSwitch(asked.to)}
      onClose={onClose}
    >
      <Stack gap="2">
        <Text>{text('mission.type.switch.text')}</Text>
        <PlainList gap="1">
          {asked?.dropped.map((name) => (
            <li key={name}>{text(`mission.field.${name}`)}</li>
          ))}
        </PlainList>
      </Stack>
    </ConfirmDialog>
  )
}

const isOffered = ({ code, status }: TaskType) => status === 'active' && code !== 'unknown'
