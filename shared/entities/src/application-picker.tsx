import { useCall } from '@console/api'
import { type ApplicationRef, listApplications } from '@console/contract'
import { type FieldProps, useController, useFieldError, useFieldShown } from '@console/forms'
import { useKitText } from '@console/i18n'
import { Box, Button, Checkbox, Field, Flex, Icon, Loaded, SearchField, SkeletonPage, Span, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { ModeBadge } from './application-badge.tsx'

const SHOWN = 50

interface Props extends FieldProps {
  /** 'Search applications'. */
  readonly searchLabel: string
  /** What failed when the list cannot be had: 'Unable to retrieve Application data'. */
  readonly failed: string
  /** What is said when no application answers the search. */
  readonly none: string
  /** Those already chosen when the form opens, so that their names are known without a call. */
  readonly known: readonly ApplicationRef[]
}

/** One or more applications, searched by code or name; the chosen ones stay in sight. */
export function ApplicationPicker({ name, label, required = false, hint, errors, searchLabel, failed, none, known }: Props) {
  const text = useKitText()
  const [q, setQ] = useState('')
  const { field } = useController<Record<string, string[]>>({ name })
  const error = useFieldError(name, label, 'choose', errors)
  const found = useCall(listApplications, { q, page_size: SHOWN, sort: 'display_name' }, { keepPrevious: true })
  const [seen, setSeen] = useState(() => new Map(known.map((application) => [application.id, application])))
  const chosen = field.value ?? []
  useFieldShown<string[]>(name, (ids) => ids.map((id) => seen.get(id)?.display_name ?? id).join(', '))

  function toggle(application: ApplicationRef): void {
    setSeen((before) => new Map(before).set(application.id, application))
    field.onChange(chosen.includes(application.id) ? chosen.filter((id) => id !== application.id) : [...chosen, application.id])
  }

  return (
    <Box as="fieldset" borderWidth="1px" borderColor={error ? 'border.error' : 'border'} borderRadius="l3" p="4" minW="0">
      <Box as="legend" px="1" fontWeight="medium" textStyle="sm">
        {label}
      </Box>
      <Stack gap="3">
        {required ? (
          <Span color="fg.muted" textStyle="xs">
            {text('form.required')}
          </Span>
        ) : null}
        {chosen.length > 0 ? <Chosen ids={chosen} seen={seen} onRemove={toggle} /> : null}
        <SearchField label={searchLabel} value={q} onSearch={setQ} />
        <Loaded
          from={found}
          skeleton={<SkeletonPage />}
          failed={failed}
          isEmpty={(page) => page.items.length === 0}
          empty={() => <Text color="fg.muted">{none}</Text>}
        >
          {(page) => (
            <Stack as="ul" listStyleType="none" gap="0" maxH="64" overflowY="auto" ref={field.ref} tabIndex={-1}>
              {page.items.map((application) => (
                <Box as="li" key={application.id} py="1.5">
                  <Checkbox.Root
                    checked={chosen.includes(application.id)}
                    onCheckedChange={() => toggle(application)}
                    invalid={error !== undefined}
                  >
                    <Checkbox.HiddenInput onBlur={field.onBlur} />
                    <Checkbox.Control borderColor="border.control" bg={chosen.includes(application.id) ? 'brand.solid' : 'bg.panel'} />
                    <Checkbox.Label display="flex" gap="2" alignItems="center" flexWrap="wrap">
                      {application.display_name}
                      <Span color="fg.muted" textStyle="xs">
                        {application.code}
                      </Span>
                      <ModeBadge mode={application.mode} />
                    </Checkbox.Label>
                  </Checkbox.Root>
                </Box>
              ))}
            </Stack>
          )}
        </Loaded>
        <Field.Root invalid={error !== undefined}>
          {hint ? <Field.HelperText color="fg.muted">{hint}</Field.HelperText> : null}
          <Field.ErrorText role="alert">{error}</Field.ErrorText>
        </Field.Root>
      </Stack>
    </Box>
  )
}

interface ChosenProps {
  readonly ids: readonly string[]
  readonly seen: ReadonlyMap<string, ApplicationRef>
  readonly onRemove: (application: ApplicationRef) => void
}

function Chosen({ ids, seen, onRemove }: ChosenProps) {
  const text = useKitText()
  const applications = ids.flatMap((id) => seen.get(id) ?? [])
  return (
    <Flex gap="2" wrap="wrap">
      {applications.map((application) => (
        <Button
          key={application.id}
          size="xs"
          aria-label={text('form.remove', { name: application.display_name })}
          onClick={() => onRemove(application)}
        >
          {application.display_name}
          <Icon id="close" size={14} />
        </Button>
      ))}
    </Flex>
  )
}
