import { Task, type TaskWrite } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import { APPLICATION } from '../../seed/applications.ts'
import { campaignId } from '../../seed/campaigns.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { problemOf, read } from '../../testing/client.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'
import { REWARD, TASK_BODIES } from '../../testing/task-bodies.ts'

const CAMPAIGNS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/campaigns`
/** Of the demo data: it runs on Lotus Quest and the puzzle. */
const TASKS = `${CAMPAIGNS}/${campaignId(1)}/tasks`
const BODY = TASK_BODIES.article

onEachEngine('bodies of missions', ({ owner }) => {
  test('every field that is wrong is named', async () => {
    const wrong = {
      name: ' ',
      description: 'x'.repeat(20_001),
      metadata_rule: {},
      status: 'ended',
      audience_type: 'all',
      task_type: 'video',
    }
    expect(problemOf(await owner('POST', TASKS, { body: wrong })).fields).toEqual({
      '/body/name': 'required',
      '/body/description': 'too_long',
      '/body/metadata_rule': 'invalid_type',
      '/body/status': 'invalid_option',
      '/body/audience_type': 'invalid_option',
      '/body/rewards': 'required',
      '/body/content': 'required',
      '/body/completion_metadata_rule': 'required',
    })
    expect(problemOf(await owner('POST', TASKS, { body: { ...BODY, task_type: 'no_type' } })).fields).toEqual({
      '/body/task_type': 'invalid_option',
    })
  })

  test.each<[string, TaskWrite, object, Record<string, string>]>([
    [
      'a metric event without a rule',
      TASK_BODIES.metric_event,
      { completion_metadata_rule: null },
      { '/body/completion_metadata_rule': 'required' },
    ],
    [
      'an article with a rule',
      BODY,
      { completion_metadata_rule: TASK_BODIES.metric_event.completion_metadata_rule },
      { '/body/completion_metadata_rule': 'invalid_option' },
    ],
    [
      'a video that is a page',
      TASK_BODIES.video,
      { content: { ...TASK_BODIES.video.content, video_url: 'https://youtu.be/abc' } },
      { '/body/content/video_url': 'file_wrong_type' },
    ],
    [
      'an email with variables that are not declared',
      TASK_BODIES.email,
      { content: { ...TASK_BODIES.email.content, variables: [] } },
      { '/body/content/subject': 'undeclared_variable', '/body/content/content': 'undeclared_variable' },
    ],
    [
      'an email of markup that is dropped',
      TASK_BODIES.email,
      { content: { ...TASK_BODIES.email.content, content: '<script>alert(1)</script>' } },
      { '/body/content/content': 'required' },
    ],
    [
      'a playable page without https',
      TASK_BODIES.html_playable,
      { content: { ...TASK_BODIES.html_playable.content, html_url: 'http://play.example/', skippable_after: 4 } },
      { '/body/content/html_url': 'invalid_https_url', '/body/content/skippable_after': 'too_small' },
    ],
    [
      'a video that may be skipped after its end',
      TASK_BODIES.video,
      { content: { ...TASK_BODIES.video.content, duration: 20, skippable_after: 21 } },
      { '/body/content/skippable_after': 'too_late' },
    ],
    [
      'a survey whose parts share an id',
      TASK_BODIES.survey,
      {
        content: {
          title: 'x',
          pages: [{ id: 'p', title: '', questions: [{ id: 'p', type: 'date', title: 'When?', required: true }] }],
        },
      },
      { '/body/content/pages': 'duplicate' },
    ],
    [
      'a survey with a choice of nothing',
      TASK_BODIES.survey,
      {
        content: {
          title: '',
          pages: [
            {
              id: 'p',
              title: '',
              questions: [{ id: 'q', type: 'single', title: 'Which?', required: true, options: [], allow_other: false }],
            },
          ],
        },
      },
      { '/body/content/title': 'required', '/body/content/pages/0/questions/0/options': 'min_items' },
    ],
  ])('refuses %s', async (_, body, change, fields) => {
    expect(problemOf(await owner('POST', TASKS, { body: { ...body, ...change } })).fields).toEqual(fields)
  })

  describe('rewards', () => {
    const create = async (rewards: readonly unknown[]) => owner('POST', TASKS, { body: { ...BODY, rewards } })
    const reward = (of: object) => ({ ...REWARD, reward_description: { ...REWARD.reward_description, ...of } })

    test('lose postback parameters with nothing in them', async () => {
      const postback_param = [{ name: ' ', value: '' }, REWARD.postback_param[0], { name: '', value: '\u200b' }]
      const made = read(Task, await create([{ ...REWARD, postback_param }]))
      expect(made.task_applications[0]?.postback_param).toEqual(REWARD.postback_param)
    })

    test.each<[string, readonly unknown[], Record<string, string>]>([
      ['none', [], { '/body/rewards': 'min_items' }],
      ['two of one application', [REWARD, REWARD], { '/body/rewards': 'duplicate' }],
      [
        'of an application that the campaign does not run on, or of none',
        [REWARD, { ...REWARD, application_id: APPLICATION.tales }, { ...REWARD, application_id: 'nothing' }],
        { '/body/rewards/1/application_id': 'not_found', '/body/rewards/2/application_id': 'not_found' },
      ],
      [
        'half a postback parameter',
        [
          {
            ...REWARD,
            postback_param: [
              { name: 'click_id', value: '' },
              { name: '', value: '1' },
            ],
          },
        ],
        { '/body/rewards/0/postback_param/0/value': 'required', '/body/rewards/0/postback_param/1/name': 'required' },
      ],
      ['nothing', [reward({ amount: 0 })], { '/body/rewards/0/reward_description/amount': 'not_positive' }],
      ['less than nothing', [reward({ amount: -0.5 })], { '/body/rewards/0/reward_description/amount': 'not_positive' }],
      ['an icon that is no address', [reward({ icon_url: 'gold.png' })], { '/body/rewards/0/reward_description/icon_url': 'invalid_url' }],
      ['without a name', [reward({ item: '  ' })], { '/body/rewards/0/reward_description/item': 'required' }],
    ])('refuse %s', async (_, rewards, fields) => {
      expect(problemOf(await create(rewards))).toEqual({ status: 422, code: 'validation_failed', fields })
    })

    test('keep their application in the campaign', async () => {
      const made = read(Task, await owner('POST', `${CAMPAIGNS}/${campaignId(7)}/tasks`, { body: BODY }))
      const campaign = { name: 'x', start_date: '2026-12-01T00:00:00Z', end_date: '2026-12-02T00:00:00Z' }
      const without = () => owner('PUT', `${CAMPAIGNS}/${campaignId(7)}`, { body: { ...campaign, application_ids: [APPLICATION.tales] } })
      expect(problemOf(await without())).toEqual({ status: 409, code: 'application_in_use' })
      await owner('DELETE', `${CAMPAIGNS}/${campaignId(7)}/tasks/${made.id}`)
      expect((await without()).status).toBe(200)
    })
  })
})
