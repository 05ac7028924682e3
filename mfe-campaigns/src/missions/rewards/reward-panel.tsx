import { TextField, useFieldError, useOpenPart, useWatch } from '@console/forms'
import { FileField, NumberField } from '@console/forms/fields'
import { Box, Button, Flex, Grid, Heading, Icon, lazyPart, ModalDialog, Stack, Text } from '@console/ui'
import { useId, useState } from 'react'
import { useText } from '../../text.ts'
import { loadMissionParts } from '../lazy-mission.ts'
import { NameValueRows } from '../name-value-rows.tsx'
import { AmountMismatch } from './amount-mismatch.tsx'
import type { CopyRewardProps } from './copy-reward-dialog.tsx'
import { itemsOf, useKnownRewards } from './known-rewards.ts'
import type { RewardValues } from './reward-values.ts'
import { SameReward } from './same-reward.tsx'
import { useRewardBrief } from './use-reward-text.ts'
import { useRewards } from './use-rewards.ts'

const CopyRewardDialog = lazyPart(loadMissionParts, (file) => file.CopyRewardDialog, { within: ModalDialog })
const PostbackShown = lazyPart(loadMissionParts, (file) => file.PostbackShown)

/** A square, sharp where an application shows it large. */
const ICON = { aspect: 1, side: 512 }

interface Props {
  /** Index among the rewards. */
  readonly at: number
  readonly campaignId: string
  readonly applicationId: string
  readonly label: string
  readonly nameOf: (applicationId: string) => string
  readonly isOpenAtFirst: boolean
}

/** Closed, it shows the reward in brief; it opens when something in it is wrong. */
export function RewardPanel({ at, campaignId, applicationId, label, nameOf, isOpenAtFirst }: Props) {
  const text = useText()
  const id = useId()
  const name = `rewards.${at}`
  const [isOpen, setOpen] = useOpenPart([name], isOpenAtFirst)
  const error = useFieldError(`${name}.application_id`, text('reward.applications'), 'choose', undefined)
  return (
    <Box
      role="group"
      aria-label={text('reward.of', { application: label })}
      borderWidth="1px"
      borderColor={error ? 'border.error' : 'border'}
      borderRadius="l3"
      p="4"
      data-wrong={error ? true : undefined}
    >
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Heading as="h3" size="sm" flex="1" minW="0">
          <Button look="quiet" breaks px="1" ms="-1" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <Icon id={isOpen ? 'expand' : 'right'} size={16} />
            {label}
          </Button>
        </Heading>
        {isOpen ? <CopyReward from={applicationId} label={label} nameOf={nameOf} /> : <Brief name={name} />}
      </Flex>
      <Text role="alert" textStyle="sm" color="fg.error">
        {error}
      </Text>
      <Box id={id} hidden={!isOpen}>
        {/* In another place the fields have other names. */}
        <Fields key={name} name={name} campaignId={campaignId} applicationId={applicationId} />
      </Box>
    </Box>
  )
}

function CopyReward(props: CopyRewardProps) {
  const text = useText()
  const { ids } = useRewards()
  const [isOpen, setOpen] = useState(false)
  if (ids.length < 2) return null
  return (
    <>
      <Button opens={CopyRewardDialog} onClick={() => setOpen(true)}>
        {text('reward.copy')}
      </Button>
      {isOpen ? <CopyRewardDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function Brief({ name }: { readonly name: string }) {
  const brief = useRewardBrief()
  const reward: RewardValues['reward_description'] | undefined = useWatch({ name: `${name}.reward_description` })
  return (
    <Text textStyle="sm" color="fg.muted">
      {reward ? brief(reward) : null}
    </Text>
  )
}

interface FieldsProps {
  readonly name: string
  readonly campaignId: string
  readonly applicationId: string
}

function Fields({ name, campaignId, applicationId }: FieldsProps) {
  const text = useText()
  const known = useKnownRewards(campaignId, applicationId)
  const of = (part: keyof RewardValues['reward_description']) => `${name}.reward_description.${part}`
  return (
    <Stack gap="5" pt="3">
      <SameReward name={name} known={known} />
      <Grid gap="5" templateColumns={{ base: '1fr', sm: '2fr 1fr' }} alignItems="start">
        <TextField name={of('item')} label={text('reward.item')} hint={text('reward.item.hint')} suggestions={itemsOf(known)} required />
        <NumberField name={of('amount')} label={text('reward.amount')} errors={{ not_positive: 'reward.amount.notPositive' }} required />
      </Grid>
      <TextField name={of('summary')} label={text('reward.summary')} hint={text('reward.summary.hint')} required />
      <AmountMismatch name={`${name}.reward_description`} />
      <TextField name={of('description')} label={text('reward.description')} required rows={3} />
      <FileField name={of('icon_url')} label={text('reward.icon')} hint={text('reward.icon.hint')} crop={ICON} />
      <PostbackParams name={`${name}.postback_param`} />
      <PostbackPreview name={name} applicationId={applicationId} />
    </Stack>
  )
}

function PostbackParams({ name }: { readonly name: string }) {
  const text = useText()
  return (
    <NameValueRows
      name={name}
      words={{
        label: text('reward.params'),
        hint: text('reward.params.hint'),
        add: text('reward.params.add'),
        nameOf: (number) => text('reward.params.name', { number }),
        valueOf: (number) => text('reward.params.value', { number }),
        removeOf: (number) => text('reward.params.remove', { number }),
      }}
      errors={{ max_items: 'reward.params.most' }}
      missing={{ name: 'reward.params.name.required', value: 'reward.params.value.required' }}
      repeated="reward.params.name.repeated"
    />
  )
}

/** Shows the request as text; nothing is sent. */
function PostbackPreview({ name, applicationId }: Pick<FieldsProps, 'name' | 'applicationId'>) {
  const text = useText()
  const [isShown, setShown] = useState(false)
  return (
    <Box>
      <Button opens={PostbackShown} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {text(isShown ? 'reward.postback.hide' : 'reward.postback.show')}
      </Button>
      {isShown ? <PostbackShown name={name} applicationId={applicationId} /> : null}
    </Box>
  )
}
