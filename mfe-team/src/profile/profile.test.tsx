import { paths } from '@console/contract'
import { zoneChoices } from '@console/i18n'
import { COOKIES } from '@console/module'
import { closeTimeZones, readCookie, sessionStore, timeZoneQuestionStore } from '@console/session'
import { openedDocuments, renderPage } from '@console/testing'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import team from '../module.ts'

beforeEach(() => localStorage.clear())

const phone = () => screen.getByRole('textbox', { name: 'Phone' })
const save = () => screen.getByRole('button', { name: 'Save' })

async function edit(locale: 'en' | 'vi' = 'en', as: 'editor' | 'noPublisher' = 'editor') {
  const page = await renderPage(team, paths.myProfileUpdate(), { as, locale })
  await screen.findByRole('textbox', { name: locale === 'en' ? 'Phone' : 'Số điện thoại' })
  return page
}

describe('the profile', () => {
  test('says who one is and how one signs in', async () => {
    await renderPage(team, paths.myProfile(), { as: 'owner', locale: 'vi' })
    expect(await screen.findByText('Nguyễn Liên')).toBeInTheDocument()
    expect(screen.getByText('owner@lotus.example')).toBeInTheDocument()
    expect(screen.getByText('Đã đặt')).toBeInTheDocument()
  })

  test('has preferences that take effect at once, the first page among them', async () => {
    const { user } = await renderPage(team, paths.myProfile(), { as: 'owner' })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Start page' }), 'Home page')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Dark')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Indochina Time (GMT+7)')
    const zones = within(screen.getByRole('combobox', { name: 'Time zone' })).getAllByRole('option')
    expect(zones.slice(1).map((option) => option.textContent)).toEqual(zoneChoices('en', 'Asia/Ho_Chi_Minh').map(({ label }) => label))
    expect(document.documentElement).toHaveClass('dark')
    expect(JSON.parse(readCookie(COOKIES.preferences) ?? '')).toMatchObject({ theme: 'dark', first_page: '/', density: 'comfortable' })
    await user.click(screen.getByRole('button', { name: 'Other time zone…' }))
    expect(timeZoneQuestionStore.getState().isAsked).toBe(true)
    closeTimeZones()
  })
})

describe('editing it', () => {
  test('shows a number in the form in which it is stored, and the header follows', async () => {
    const { user, address } = await edit()
    await user.clear(phone())
    await user.type(phone(), '+84 912 345 678')
    expect(phone()).toHaveAccessibleDescription('+84 912 345 678 will be saved as 0912345678.')
    await user.clear(screen.getByRole('textbox', { name: 'First name' }))
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Mai')
    await user.click(save())
    expect(await screen.findByText('Profile updated')).toBeInTheDocument()
    expect(await screen.findByText('0912345678')).toBeInTheDocument()
    expect(address()).toBe(paths.myProfile())
    expect(sessionStore.getState()).toMatchObject({ profile: { first_name: 'Mai', phone: '0912345678' } })
    expect(openedDocuments()).toEqual([])
  })

  test('refuses another number in words that say what one looks like', async () => {
    const { user } = await edit()
    await user.clear(phone())
    await user.type(phone(), '0212345678')
    await user.click(save())
    await waitFor(() => expect(phone()).toHaveAccessibleErrorMessage(/^Enter a Vietnamese mobile number: 10 digits/))
    expect(phone()).toHaveValue('0212345678')
  })

  test('asks for the names in the order of the language', async () => {
    await edit('vi')
    const [last, first] = screen.getAllByRole('textbox')
    expect(last).toHaveAccessibleName('Họ và tên đệm')
    expect(first).toHaveAccessibleName('Tên')
  })

  test('another language opens the console in it', async () => {
    const { user } = await edit()
    await user.clear(phone())
    await user.type(phone(), '0912345678')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Email language' }), 'Tiếng Việt')
    await user.click(save())
    await waitFor(() => expect(openedDocuments()).toEqual(['/vi/my-profile']))
    expect(readCookie(COOKIES.locale)).toBe('vi')
  })

  test('needs no publisher, but a picture does', async () => {
    const { user } = await edit('en', 'noPublisher')
    expect(screen.queryByRole('group', { name: 'Picture' })).not.toBeInTheDocument()
    await user.clear(phone())
    await user.type(phone(), '0912345678')
    await user.click(save())
    expect(await screen.findByText('Profile updated')).toBeInTheDocument()
  })
})
