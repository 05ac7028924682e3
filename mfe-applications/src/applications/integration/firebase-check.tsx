import { useCall } from '@console/api'
import { type FirebaseFacts, firebaseFacts, isInFirebase, listSources, type Source } from '@console/contract'
import { useMay } from '@console/session'
import { Badge, Box, Fact, Facts, NamedText, PlainList, Span, Stack, Status, Text, Verbatim } from '@console/ui'
import { useText } from '../../text.ts'

const LOOKED_AT = 500

interface Props {
  readonly config: Readonly<Record<string, unknown>>
  readonly applicationId: string | undefined
}

export function FirebaseCheck({ config, applicationId }: Props) {
  const text = useText()
  const facts = firebaseFacts(config)
  const names = [...facts.android, ...facts.ios]
  return (
    <Stack gap="4">
      <Facts>
        <Fact name={text('integration.project')}>
          <Verbatim fontFamily="mono">{facts.project}</Verbatim>
        </Fact>
        <Fact name={text('integration.packages')}>
          {names.length > 0 ? <Names names={names} /> : <Text color="fg.muted">{text('integration.noPackages')}</Text>}
        </Fact>
      </Facts>
      {applicationId === undefined ? null : <SourcesInConfig facts={facts} applicationId={applicationId} />}
    </Stack>
  )
}

function Names({ names }: { readonly names: readonly string[] }) {
  return (
    <PlainList gap="1">
      {names.map((name) => (
        <Verbatim as="li" key={name} fontFamily="mono">
          {name}
        </Verbatim>
      ))}
    </PlainList>
  )
}

/** Only a help: nothing is said of sources that cannot be read. */
function SourcesInConfig({ facts, applicationId }: { readonly facts: FirebaseFacts; readonly applicationId: string }) {
  const text = useText()
  const mayList = useMay(listSources)
  const { data } = useCall(listSources, mayList ? { application_id: applicationId, page_size: LOOKED_AT } : null)
  const compared = data?.items.flatMap((source) => {
    const isIn = isInFirebase(facts, source)
    return isIn === undefined ? [] : [{ source, isIn }]
  })
  if (!compared?.length) return null
  return (
    <Box as="section" aria-label={text('integration.sources')}>
      <Text textStyle="sm" fontWeight="medium" mb="2">
        {text('integration.sources')}
      </Text>
      <PlainList gap="1.5">
        {compared.map(({ source, isIn }) => (
          <Compared key={source.id} source={source} isIn={isIn} />
        ))}
      </PlainList>
    </Box>
  )
}

function Compared({ source: { source_name, package_name }, isIn }: { readonly source: Source; readonly isIn: boolean }) {
  const text = useText()
  return (
    <Box as="li" display="flex" flexWrap="wrap" gap="2" alignItems="center" textStyle="sm">
      <Span>
        <NamedText name={package_name} as={Verbatim}>
          {(shown) => text('integration.sourcePackage', { source: source_name, package: shown })}
        </NamedText>
      </Span>
      {isIn ? <Status tone="good">{text('integration.inConfig')}</Status> : <Badge tone="warning">{text('integration.notInConfig')}</Badge>}
    </Box>
  )
}
