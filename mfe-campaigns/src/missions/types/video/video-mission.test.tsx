import { createFile, createTask, paths } from '@console/contract'
import { asOwner, campaignFactory, interceptCalls, isCallOf, problem, recordCalls, renderPage, seededApplication } from '@console/testing'
import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import campaigns from '../../../module.ts'

const box = (name: string) => screen.getByRole('textbox', { name })
const choice = (name: string) => screen.getByRole('combobox', { name })
const choices = (name: string) =>
  within(choice(name))
    .getAllByRole('option')
    .map((option) => option.textContent)

async function opened(locale: 'en' | 'vi' = 'en') {
  const made = await asOwner(async () => campaignFactory({ application_ids: [(await seededApplication('lotus-quest')).id] }))
  const page = await renderPage(campaigns, paths.missionCreate(made.id), { as: 'owner', locale })
  await page.user.click(await screen.findByRole('radio', { name: 'Video' }))
  return page
}

function reader(url: string): Promise<HTMLVideoElement> {
  return waitFor(() => {
    const found = document.querySelector<HTMLVideoElement>(`video[hidden][src="${url}"]`)
    if (!found) throw new Error(`Nothing reads ${url}.`)
    return found
  })
}

async function tellLength(url: string, seconds: number): Promise<void> {
  const video = await reader(url)
  Object.defineProperty(video, 'duration', { value: seconds })
  act(() => void fireEvent.loadedMetadata(video))
}

const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })

test('the length of a linked video is filled in, may be changed, and is asked about when the video says something else', async () => {
  const { user } = await opened()
  await user.click(await screen.findByRole('button', { name: 'Enter a video URL instead' }))
  type('Video URL', 'https://cdn.example/a.mp4')
  await tellLength('https://cdn.example/a.mp4', 12.4)
  expect(box('Duration')).toHaveValue('12')
  type('Video URL', 'https://cdn.example/b.mp4')
  await tellLength('https://cdn.example/b.mp4', 92)
  expect(box('Duration')).toHaveValue('92')
  type('Duration', '80')
  expect(await screen.findByText('The video itself is 92 seconds long.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Use this duration' }))
  expect(box('Duration')).toHaveValue('92')
  await user.click(screen.getByRole('button', { name: 'Upload a video instead' }))
  await user.click(screen.getByRole('button', { name: 'Enter a video URL instead' }))
  expect(box('Video URL')).toHaveValue('https://cdn.example/b.mp4')
})

test('a length that cannot be read is typed, and says so, also in Vietnamese', async () => {
  const { user } = await opened('vi')
  await user.click(await screen.findByRole('button', { name: 'Nhập URL của video' }))
  type('URL của video', 'https://cdn.example/no-video.mp4')
  fireEvent.error(await reader('https://cdn.example/no-video.mp4'))
  expect(await screen.findByText(/Không đọc được thời lượng của video này/)).toBeInTheDocument()
  expect(box('Thời lượng')).toHaveValue('')
  type('Thời lượng', '30')
  expect(box('Thời lượng')).toHaveValue('30')
})

test('a page is no video: that is said while it is typed, and once when the API refuses it', async () => {
  const { user } = await opened()
  await user.click(await screen.findByRole('button', { name: 'Enter a video URL instead' }))
  type('Video URL', 'https://www.youtube.com/watch?v=abc')
  const words = 'This is a page of YouTube, not a video file. Enter the URL of a video file, or upload one.'
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.queryByText('Reading the duration of the video…')).not.toBeInTheDocument()
  type('Video URL', 'https://cdn.example/poster.jpg')
  expect(await screen.findByText(/^This is a file in JPG format, not a video file\./)).toBeInTheDocument()
  type('Video URL', 'https://cdn.example/trailer.html')
  expect(await screen.findByText(/^This is a web page, not a video file\./)).toBeInTheDocument()
  const params = { allowed: 'MP4, WebM', found: 'YouTube', kind: 'site', wanted: 'video' }
  const errors = [{ pointer: '/body/content/video_url', code: 'file_wrong_type', message: '', params }]
  interceptCalls((request) => (isCallOf(createTask, request) ? problem('validation_failed', { errors }) : undefined))
  type('Video URL', 'https://cdn.example/clip.mp4')
  await waitFor(() => expect(screen.queryByText(/not a video file/)).not.toBeInTheDocument())
  type('Mission name', 'Watch')
  type('Duration', '30')
  fireEvent.change(within(screen.getByRole('region', { name: 'Mission' })).getByRole('textbox', { name: 'Description' }), {
    target: { value: 'Watch once.' },
  })
  const reward = within(screen.getByRole('region', { name: 'Rewards' }))
  for (const [name, value] of Object.entries({ Item: 'Gold', Amount: '5', Summary: '5 gold', Description: 'Gold' })) {
    fireEvent.change(reward.getByLabelText(name), { target: { value } })
  }
  type('Video URL', 'https://youtu.be/abc')
  await screen.findByText(words)
  await user.click(screen.getByRole('button', { name: 'Create mission' }))
  await waitFor(() => expect(box('Video URL')).toHaveAccessibleErrorMessage(words))
  expect(screen.getAllByText(words)).toHaveLength(1)
})

test.each([
  ['hevc', 'This video is encoded as HEVC (H.265), which some phones and browsers can’t play.'],
  ['mp4v', 'This video is encoded as MP4V, which some phones and browsers can’t play.'],
  ['h264', undefined],
  [undefined, undefined],
])('of an uploaded video with the codec %s is said: %s', async (codec, words) => {
  const { user } = await opened()
  const stored = { id: 'f', url: 'http://files.test/files/f', content_type: 'video/mp4', size: 1, codec }
  interceptCalls((request) => (isCallOf(createFile, request) ? Response.json(stored, { status: 201 }) : undefined))
  const group = await screen.findByRole('group', { name: 'Video' })
  const input = group.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no input for files.')
  await user.upload(input, new File(['\0\0\0\u0018ftypisom'], 'clip.m4v', { type: 'video/x-m4v' }))
  await screen.findByText('Uploaded “clip.m4v”')
  expect(screen.queryByText(/^This video is encoded as/)?.textContent.split(' Export')[0]).toBe(words)
  await user.click(within(group).getByRole('button', { name: 'Remove video' }))
  expect(screen.queryByText(/^This video is encoded as/)).not.toBeInTheDocument()
})

test('a video is skipped between 5 and 30 seconds and never past its end, and what is too late is put right by one press', async () => {
  const { user } = await opened()
  expect(choice('Skip delay')).toHaveDisplayValue('Can’t be skipped')
  expect(choices('Skip delay')).toHaveLength(27)
  await user.selectOptions(choice('Skip delay'), '10 seconds')
  type('Duration', '7')
  expect(await screen.findByText('The video ends before it can be skipped. Choose another delay:')).toBeInTheDocument()
  expect(choices('Skip delay')).toEqual(['Can’t be skipped', '5 seconds', '6 seconds', '7 seconds', '10 seconds'])
  await user.click(screen.getByRole('button', { name: 'Create mission' }))
  await waitFor(() => expect(choice('Skip delay')).toHaveAccessibleErrorMessage('The skip delay can’t be longer than the video.'))
  await user.click(screen.getByRole('button', { name: '7 seconds' }))
  expect(choice('Skip delay')).toHaveDisplayValue('7 seconds')
  type('Duration', '4')
  await user.click(await screen.findByRole('button', { name: 'Can’t be skipped' }))
  expect(choices('Skip delay')).toEqual(['Can’t be skipped'])
})

test('the address of a playable page must be https and its variables named once, and nothing that was typed is lost', async () => {
  const { user } = await opened()
  await user.click(screen.getByRole('button', { name: 'Change type' }))
  await user.click(screen.getByRole('radio', { name: 'HTML playable' }))
  const sent = recordCalls(createTask)
  type('Mission name', 'Play')
  type('HTML URL', 'http://play.example/game')
  await user.click(screen.getByRole('button', { name: 'Add variable' }))
  type('Variable name 1', 'locale')
  type('Variable value 1', 'vi')
  await user.click(box('Variable value 1'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(box('Variable name 2')).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Create mission' }))
  await waitFor(() => expect(box('HTML URL')).toHaveAccessibleErrorMessage('Enter a valid URL that starts with https://.'))
  expect(box('Variable name 2')).toHaveAccessibleErrorMessage('Enter a name for this variable, or remove it.')
  type('Variable name 2', 'locale')
  expect(await screen.findByText('Variable names used more than once: locale. Change or remove the repeated ones.')).toBeInTheDocument()
  await user.clear(box('Variable name 2'))
  await user.paste('?level=3&zone={zone}')
  await waitFor(() => expect(box('Variable name 3')).toHaveFocus())
  expect(screen.queryByText('Variable names used more than once: locale. Change or remove the repeated ones.')).not.toBeInTheDocument()
  type('HTML URL', 'https://play.example/game')
  const region = within(screen.getByRole('region', { name: 'Mission' }))
  fireEvent.change(region.getByRole('textbox', { name: 'Description' }), { target: { value: 'Play once.' } })
  const reward = within(screen.getByRole('region', { name: 'Rewards' }))
  for (const [name, value] of Object.entries({ Item: 'Gold', Amount: '5', Summary: '5 gold', Description: 'Gold' })) {
    fireEvent.change(reward.getByLabelText(name), { target: { value } })
  }
  await user.click(screen.getByRole('button', { name: 'Create mission' }))
  await screen.findByRole('heading', { level: 1, name: 'Play' })
  const content = within(screen.getByRole('region', { name: 'Content' }))
  expect(content.getByText('https://play.example/game')).toBeInTheDocument()
  expect(content.getByText('locale=vi, level=3, zone={zone}')).toBeInTheDocument()
  expect(sent).toHaveLength(1)
})
