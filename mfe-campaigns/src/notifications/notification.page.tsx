import { isHttpUrl, type Notification } from '@console/contract'
import { ApplicationBadge } from '@console/entities'
import { AgoFact, RecordActions, RecordPage, RecordStrip, StripFact } from '@console/records/page'
import { RichTextView } from '@console/rich-text'
import { Box, chakra, Fact, Facts, Notice, Page, PlainList, Section, Stack } from '@console/ui'
import { AudienceSentence } from '../audience/audience-sentence.tsx'
import { useText } from '../text.ts'
import { useNotificationActions } from './notification-actions.tsx'
import { notificationRecord } from './notification-record.ts'
import { useNotificationRefusal } from './notification-state.ts'
import { NotificationStatus } from './notification-status.tsx'
import { DevicePreview } from './preview/device-preview.tsx'

export function NotificationPage() {
  return <RecordPage of={notificationRecord}>{(notification) => <NotificationInfo notification={notification} />}</RecordPage>
}

function NotificationInfo({ notification }: { readonly notification: Notification }) {
  const text = useText()
  const refused = useNotificationRefusal()(notification)
  const { content, notification_applications: applications } = notification
  return (
    <Page
      title={content.title}
      beside={<NotificationStatus notification={notification} />}
      actions={<RecordActions of={notificationRecord} record={notification} actions={useNotificationActions()} />}
    >
      <RecordStrip>
        <StripFact name={text('notification.type')}>{text(`notification.type.${notification.notification_type}`)}</StripFact>
        <StripFact name={text('notification.applications')}>
          <PlainList gap="1">
            {applications.map(({ id, application }) => (
              <li key={id}>
                <ApplicationBadge application={application} />
              </li>
            ))}
          </PlainList>
        </StripFact>
        <AgoFact name={text('notification.created')} at={notification.created_on} />
        <AgoFact name={text('notification.updated')} at={notification.updated_on} />
      </RecordStrip>
      {refused ? <Notice>{refused}</Notice> : null}
      {!refused && notification.status === 'inactive' ? <Notice>{text('notification.inactive')}</Notice> : null}
      <Section title={text('notification.content')}>
        <Content content={content} />
      </Section>
      <Section title={text('notification.preview')}>
        <DevicePreview {...content} application={applications[0]?.application.display_name} />
      </Section>
      <Section title={text('notification.audience')}>
        <AudienceSentence rules={notification.metadata_rule} audienceType={notification.audience_type} />
      </Section>
    </Page>
  )
}

/** An address that is no URL is shown as text. */
function Content({ content: { title, brief, content, image_url, read_more_url } }: Pick<Notification, 'content'>) {
  const text = useText()
  return (
    <Stack gap="4">
      <Facts>
        <Fact name={text('notification.title')}>{title}</Fact>
        <Fact name={text('notification.brief')}>{brief}</Fact>
        <Fact name={text('notification.image')}>
          {image_url && isHttpUrl(image_url) ? (
            <chakra.img src={image_url} alt={text('notification.image')} maxH="40" maxW="full" borderRadius="l2" />
          ) : (
            (image_url ?? text('value.none'))
          )}
        </Fact>
        <Fact name={text('notification.readMore')}>{read_more_url ?? text('value.none')}</Fact>
      </Facts>
      <Box borderTopWidth="1px" pt="4">
        <RichTextView html={content} />
      </Box>
    </Stack>
  )
}
