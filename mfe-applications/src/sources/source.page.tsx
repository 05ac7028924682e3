import { createSource, deleteSource, paths, type Source, updateSource } from '@console/contract'
import { ApplicationBadge, StatusBadge } from '@console/entities'
import { useMay } from '@console/session'
import { Button, CopyButton, Fact, Facts, Flex, LinkButton, Page, Section, When } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { DeleteSourceDialog } from './delete-source-dialog.tsx'
import { PackageNotice } from './package-check.tsx'
import { SourceLoaded } from './source-loaded.tsx'

export function SourcePage() {
  return <SourceLoaded>{(source) => <SourceInfo source={source} />}</SourceLoaded>
}

function SourceInfo({ source }: { readonly source: Source }) {
  const text = useText()
  return (
    <Page
      title={source.source_name}
      beside={<StatusBadge status={source.status} />}
      actions={<SourceActions key={source.id} source={source} />}
    >
      <PackageNotice source={source} />
      <Section title={text('source.facts')}>
        <Facts>
          <Fact name={text('source.application')}>
            <ApplicationBadge application={source.application} />
          </Fact>
          <Fact name={text('source.package')}>
            <Flex gap="2" align="center" wrap="wrap">
              {source.package_name}
              <CopyButton value={source.package_name} label={text('source.package.copy')} />
            </Flex>
          </Fact>
          <Fact name={text('source.platform')}>{text(`platform.${source.platform}`)}</Fact>
          <Fact name={text('source.created')}>{source.created_on ? <When at={source.created_on} /> : text('value.none')}</Fact>
          {source.updated_on ? (
            <Fact name={text('source.updated')}>
              <When at={source.updated_on} />
            </Fact>
          ) : null}
        </Facts>
      </Section>
    </Page>
  )
}

/** Only what the person may do. */
function SourceActions({ source }: { readonly source: Source }) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const mayUpdate = useMay(updateSource)
  const mayCreate = useMay(createSource)
  const mayDelete = useMay(deleteSource)
  const { id, application } = source
  return (
    <>
      {mayUpdate ? <LinkButton to={paths.sourceUpdate(application.id, id)}>{text('source.edit')}</LinkButton> : null}
      {mayCreate ? <LinkButton to={paths.sourceElsewhere(application.id, id)}>{text('source.elsewhere.title')}</LinkButton> : null}
      {mayDelete ? <Button onClick={() => setAsking(true)}>{text('source.delete')}</Button> : null}
      <DeleteSourceDialog source={source} open={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}
