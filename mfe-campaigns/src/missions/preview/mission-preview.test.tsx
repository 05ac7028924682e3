import { paths } from '@console/contract'
import { asOwner, campaignFactory, missionFactory, renderPage, renderPart, seededApplication } from '@console/testing'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import english from '../../messages/en.ts'
import campaigns from '../../module.ts'
import { valuesOf } from '../mission-values.ts'
import { PlayableLab } from '../types/html-playable/playable-lab.tsx'
import { LATE_AFTER_MS } from '../types/html-playable/playable-run.ts'

const made = (wanted: Parameters<typeof missionFactory>[1] = {}) =>
  asOwner(async () => missionFactory(await campaignFactory({ application_ids: [(await seededApplication('lotus-quest')).id] }), wanted))
const phone = () => within(screen.getByRole('group', { name: 'The mission on a phone' }))

async function previewed(wanted: Parameters<typeof missionFactory>[1]) {
  const { id, campaign } = await made(wanted)
  const page = await renderPage(campaigns, paths.mission(campaign.id, id), { as: 'viewer' })
  await page.user.click(await screen.findByRole('button', { name: 'Show preview' }))
  const shown = await screen.findByRole('group', { name: 'The mission on a phone' })
  await waitFor(() => expect(shown.lastElementChild).not.toBeEmptyDOMElement())
  return page
}

test('the preview of a form follows what is typed, and the app in it has a language of its own', async () => {
  const mission = await made({ name: 'Read it' })
  const { user } = await renderPage(campaigns, paths.missionEdit(mission.campaign.id, mission.id), { as: 'owner' })
  expect(await screen.findByRole('textbox', { name: 'Mission name' })).toHaveValue('Read it')
  await user.click(await screen.findByRole('button', { name: 'Show preview' }))
  expect(await screen.findByText('Read for 60 seconds')).toBeInTheDocument()
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Đọc ngay' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Mission name' }), { target: { value: 'Renamed' } })
  expect(await phone().findByText('Renamed')).toBeInTheDocument()
  expect(phone().getByRole('heading', { name: 'Đọc ngay' })).toBeInTheDocument()
  expect(phone().getByText('100 Gold')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Tiếng Việt' }))
  expect(await screen.findByRole('link', { name: 'Đọc thêm' })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.getByRole('heading', { name: 'Đọc ngay' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Hide preview' })).toBeInTheDocument()
})

test('an email is shown with sample values, which are text, and nothing in it becomes more than the editor allows', async () => {
  const { user } = await previewed({
    task_type: 'email',
    content: {
      subject: 'Hello {{first_name}}',
      content: '<p>Dear {{first_name}}</p>',
      cta_link: 'myapp://reward',
      variables: ['first_name'],
    },
    completion_metadata_rule: null,
  })
  expect(phone().getByRole('heading', { name: 'Hello First name' })).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: '{{first_name}}' }), '<b>Lan</b>')
  expect(await phone().findByText('Dear <b>Lan</b>')).toBeInTheDocument()
  // An app link leads nowhere from here.
  expect(phone().queryByRole('link')).not.toBeInTheDocument()
  expect(phone().getByText('myapp://reward')).toBeInTheDocument()
})

describe('a video', () => {
  const video = (more: { readonly image_url?: string; readonly read_more_url?: string } = {}) => ({
    task_type: 'video' as const,
    content: {
      video_url: 'https://cdn.example/a.mp4',
      duration: 12,
      skippable_after: 5,
      image_url: null,
      read_more_url: 'https://a.example/more',
      ...more,
    },
    completion_metadata_rule: null,
  })
  const shown = () => phone().getByLabelText<HTMLVideoElement>('Video')
  const reach = (seconds: number) =>
    act(() => {
      Object.defineProperty(shown(), 'currentTime', { value: seconds, configurable: true })
      fireEvent.timeUpdate(shown())
    })
  beforeEach(() => void jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue())
  afterEach(() => void jest.restoreAllMocks())

  test('plays when it is asked to, can be skipped from its moment on, and leads on', async () => {
    const { user } = await previewed(video())
    expect(shown()).toHaveAttribute('preload', 'none')
    await user.click(phone().getByRole('button', { name: 'Play' }))
    expect(phone().getByText('Skip in 5 seconds')).toBeInTheDocument()
    reach(4.5)
    expect(phone().getByText('Skip in 1 second')).toBeInTheDocument()
    reach(5)
    await user.click(phone().getByRole('button', { name: 'Skip' }))
    expect(phone().getByText('The video is over.')).toBeInTheDocument()
    expect(phone().getByRole('link', { name: 'Read more' })).toHaveAttribute('href', 'https://a.example/more')
    await user.click(phone().getByRole('button', { name: 'Start again' }))
    expect(phone().getByText('Skip in 5 seconds')).toBeInTheDocument()
    fireEvent.ended(shown())
    expect(phone().getByText('The video is over.')).toBeInTheDocument()
  })

  test('that cannot be played says so and can be tried again', async () => {
    const { user } = await previewed(video())
    fireEvent.error(shown())
    expect(phone().getByRole('alert')).toHaveTextContent('This video can’t be played. Check the file or its URL.')
    await user.click(phone().getByRole('button', { name: 'Retry' }))
    expect(shown()).toBeInTheDocument()
  })
})

describe('a playable page', () => {
  const content = { html_url: 'https://play.example/game', skippable_after: 5, variables: [{ name: 'locale', value: 'vi' }] }
  const messages = async () => ({ default: english })
  const visit = (address = content.html_url) =>
    renderPart(
      <PlayableLab of={{ ...valuesOf(undefined), task_type: 'html_playable', content: { ...content, html_url: address } }} language="en" />,
      { as: 'owner' },
      { en: messages, vi: messages },
    )
  const frame = () => screen.getByTitle<HTMLIFrameElement>('The playable page')
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  afterEach(() => void jest.useRealTimers())

  test('is loaded only when it is run, apart from the console, with its variables in the address', async () => {
    const { user } = await visit()
    expect(document.querySelector('iframe')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Run preview' }))
    expect(frame()).toHaveAttribute('src', 'https://play.example/game?locale=vi')
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts')
    expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer')
    const first = frame()
    await user.click(screen.getByRole('button', { name: 'Reload preview' }))
    expect(frame()).not.toBe(first)
    await user.click(screen.getByRole('button', { name: 'Tablet' }))
    await user.click(screen.getByRole('button', { name: 'Landscape' }))
    expect(frame()).toHaveStyle({ width: '1024px', height: '768px' })
    await user.click(screen.getByRole('button', { name: 'Show QR code' }))
    expect(await screen.findByRole('img', { name: 'QR code for the page' })).toBeInTheDocument()
  })

  test('that does not come says so with a way to open it, and plays if it comes late', async () => {
    await visit()
    jest.useFakeTimers()
    fireEvent.click(screen.getByRole('button', { name: 'Run preview' }))
    await pass(LATE_AFTER_MS - 1)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await pass(1)
    const late = within(screen.getByRole('alert'))
    expect(late.getByText(/play.example may be slow or unreachable, or might not allow other sites to show the page/)).toBeInTheDocument()
    expect(late.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', 'https://play.example/game?locale=vi')
    fireEvent.load(frame())
    await pass(0)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    const apart = within(screen.getByText(/^Here the page runs isolated from its own site/).parentElement as HTMLElement)
    expect(apart.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Storage: localStorage, sessionStorage, indexedDB, document.cookie are refused.',
      'Loading its own files: <script type="module">, fetch, XMLHttpRequest, Worker, getImageData, texImage2D work only if play.example allows any origin (CORS).',
      'Windows, dialogs, forms and downloads: window.open, alert have no effect.',
      'Objects of ad networks: mraid, FbPlayableAd, ExitApi exist only in their apps.',
      'Or play.example doesn’t allow other sites to show the page.',
    ])
    expect(screen.getByText('Skip in 5 seconds')).toBeInTheDocument()
    await pass(5000)
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }))
    expect(screen.getByText('You skipped the page.')).toBeInTheDocument()
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('whose address is not https is not run at all', async () => {
    await visit('http://play.example')
    expect(screen.getByText(/Enter a valid URL that starts with https/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Run preview' })).not.toBeInTheDocument()
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull())
  })
})
