import { type FirebaseFacts, firebaseFacts, isInFirebase, type Platform, type Source, tidy } from '@console/contract'
import { useFieldValue } from '@console/forms'
import { Button, Flex, NamedText, Notice, Span, Text, Verbatim } from '@console/ui'
import { useText } from '../text.ts'
import { useApplication } from './use-application.ts'

/** Warns on a source's page that the Firebase config of its application does not have it. */
export function PackageNotice({ source }: { readonly source: Source }) {
  const text = useText()
  const names = useKnownNames(source.application.id, source)?.join(', ')
  return names ? (
    <Notice>
      {text('source.package.notInFirebase')}{' '}
      <NamedText name={names} as={Verbatim}>
        {(shown) => text('source.package.inFirebase', { names: shown })}
      </NamedText>
    </Notice>
  ) : null
}

/** The notice beside the form's field; each name in the config can be taken. */
export function PackageCheck({ applicationId }: { readonly applicationId: string }) {
  const text = useText()
  const [platform] = useFieldValue<Platform | null>('platform')
  const [typed, change] = useFieldValue<string>('package_name')
  const package_name = tidy(typed)
  const known = useKnownNames(applicationId, { platform: platform ?? '', package_name })
  if (!known || package_name === '') return null
  return (
    <Notice>
      <Text mb="2">{text('source.package.notInFirebase')}</Text>
      <Flex gap="2" wrap="wrap">
        {known.map((name) => (
          <Button key={name} size="xs" breaks onClick={() => change(name)}>
            <Span>
              <NamedText name={name} as={Verbatim}>
                {(shown) => text('source.package.take', { name: shown })}
              </NamedText>
            </Span>
          </Button>
        ))}
      </Flex>
    </Notice>
  )
}

/** Undefined if the config has the package, has none for the platform or cannot be seen. */
function useKnownNames(applicationId: string, source: Parameters<typeof isInFirebase>[1]): FirebaseFacts['android'] | undefined {
  const config = useApplication(applicationId).data?.integration_info?.firebase_config
  if (!config) return undefined
  const facts = firebaseFacts(config)
  if (isInFirebase(facts, source) !== false) return undefined
  return source.platform === 'ios' ? facts.ios : facts.android
}
