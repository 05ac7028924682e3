import { usePageData } from '@console/session'
import { Fact, Facts, Loaded, NamedText, Page, Section, SkeletonPage, Stack, Text, TextLink, Verbatim } from '@console/ui'
import { useText } from '../text.ts'
import { useReleases } from './use-releases.ts'

export function AboutPage() {
  const text = useText()
  return (
    <Page title={text('settings.about.title')}>
      <Section title={text('settings.about.what')}>
        <Stack gap="3">
          <Text>{text('settings.about.platform')}</Text>
          <Text>{text('settings.about.console')}</Text>
        </Stack>
      </Section>
      <Section title={text('settings.about.more')}>
        <More />
      </Section>
      <Section title={text('settings.about.versions')}>
        <Versions />
      </Section>
    </Page>
  )
}

function Versions() {
  const text = useText()
  const { shell } = usePageData()
  return (
    <Facts>
      <Fact name={text('settings.about.version.platform')}>{shell?.platform ?? text('settings.about.unknown')}</Fact>
      <Fact name={text('settings.about.version.shell')}>{shell ? <Verbatim>{shell.hash}</Verbatim> : text('settings.about.unknown')}</Fact>
      <Fact name={text('settings.about.version.modules')}>
        <Modules />
      </Fact>
    </Facts>
  )
}

function Modules() {
  const text = useText()
  return (
    <Loaded from={useReleases()} skeleton={<SkeletonPage />} failed={text('settings.about.version.failed')}>
      {(modules) => (
        <Stack as="ul" role="list" listStyleType="none" gap="1">
          {modules.map(({ id, version, hash, platform }) => (
            <li key={id}>
              <NamedText name={hash} as={Verbatim}>
                {(shown) => text('settings.about.version.module', { id, version, hash: shown, platform })}
              </NamedText>
            </li>
          ))}
        </Stack>
      )}
    </Loaded>
  )
}

function More() {
  const text = useText()
  const { settings } = usePageData()
  // The API that has the provider's pages has its own documentation too.
  const docs = settings.provider_url && new URL('/docs', settings.provider_url).href
  return (
    <Facts>
      <Fact name={text('settings.about.languages')}>{text('settings.about.languages.list')}</Fact>
      <Fact name={text('settings.about.keys')}>{text('settings.about.keys.text')}</Fact>
      {docs ? (
        <Fact name={text('settings.about.docs')}>
          <TextLink to={docs}>{text('settings.about.docs.link')}</TextLink>
        </Fact>
      ) : null}
    </Facts>
  )
}
