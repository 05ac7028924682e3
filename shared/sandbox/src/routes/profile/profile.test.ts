import { Profile } from '@console/contract'
import { expect, test } from '@jest/globals'
import { problemOf, read } from '../../testing/client.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const PROFILE = '/pub/id/api/v1/users/profile'
const BODY = { first_name: ' Liên ', last_name: 'Nguyễn Thị', phone: '+84 912-345.699' }

onEachEngine('a profile', ({ owner }) => {
  const put = (body: object) => owner('PUT', PROFILE, { body })

  test('is changed, its phone put into the stored form; the email and what is not sent stay', async () => {
    const after = read(Profile, await put({ ...BODY, email: 'other@lotus.example' }))
    expect(after).toMatchObject({
      email: 'owner@lotus.example',
      first_name: 'Liên',
      last_name: 'Nguyễn Thị',
      phone: '0912345699',
      avatar_url: null,
      locale: 'en',
      version: 2,
    })
    expect(read(Profile, await put({ ...BODY, locale: 'vi', avatar_url: 'https://a.example/b.png' }))).toMatchObject({
      locale: 'vi',
      avatar_url: 'https://a.example/b.png',
    })
    expect(read(Profile, await put(BODY))).toMatchObject({ locale: 'vi', avatar_url: 'https://a.example/b.png' })
  })

  test('names every wrong field', async () => {
    expect(problemOf(await put({ first_name: ' ', phone: '0212345678', locale: 'fr' })).fields).toEqual({
      '/body/first_name': 'required',
      '/body/last_name': 'required',
      '/body/phone': 'invalid_phone',
      '/body/locale': 'invalid_option',
    })
  })
})
