import { type Application, firebaseFacts } from '@console/contract'
import { useLocalized } from '@console/i18n'
import { Fact, Facts, Section, Text, Verbatim } from '@console/ui'
import { useText } from '../text.ts'

export function ApplicationFacts({ application }: { readonly application: Application }) {
  const text = useText()
  const localized = useLocalized()
  const { description, category, age_classification, countries } = application
  return (
    <Section title={text('application.facts')}>
      <Facts>
        <Fact name={text('application.description')}>
          <Text whiteSpace="pre-line">{description}</Text>
        </Fact>
        <Fact name={text('application.category')}>{category ? localized(category.name) : text('value.none')}</Fact>
        <Fact name={text('application.age')}>{age_classification ? localized(age_classification.name) : text('value.none')}</Fact>
        <Fact name={text('application.countries')}>
          {countries.length > 0 ? countries.map(({ name }) => localized(name)).join(', ') : text('value.none')}
        </Fact>
        <IntegrationFacts info={application.integration_info} />
      </Facts>
    </Section>
  )
}

function IntegrationFacts({ info }: { readonly info: Application['integration_info'] }) {
  const text = useText()
  const notSet = text('application.notSet')
  const config = info?.firebase_config
  return (
    <>
      <Fact name={text('integration.project')}>{config ? <Project of={config} /> : notSet}</Fact>
      <Fact name={text('integration.url')}>{info?.url ? <Verbatim>{info.url}</Verbatim> : notSet}</Fact>
      <Fact name={text('integration.secret')}>{info?.reward_secret_set ? text('application.set') : notSet}</Fact>
    </>
  )
}

function Project({ of }: { readonly of: Readonly<Record<string, unknown>> }) {
  const text = useText()
  const { project } = firebaseFacts(of)
  return project === undefined ? text('integration.projectUnknown') : <Verbatim>{project}</Verbatim>
}
