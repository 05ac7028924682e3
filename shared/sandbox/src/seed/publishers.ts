import type { Database } from '../db/database.ts'
import { publisherCategories, publishers } from '../db/schema/index.ts'
import { seedId } from './ids.ts'
import type { Moment } from './moment.ts'
import { USER } from './users.ts'

export const PUBLISHER = { lotus: seedId('publisher', 1), hanoi: seedId('publisher', 2) } as const

export async function seedPublishers(db: Database, { day }: Moment): Promise<void> {
  await db.insert(publishers).values([
    {
      id: PUBLISHER.lotus,
      code: 'lotus-games',
      name: 'Lotus Games',
      description: 'Role-playing and puzzle games from Ho Chi Minh City.',
      website_url: 'https://lotus.example',
      contact_email: 'hello@lotus.example',
      contact_phone: '0912345600',
      address: '12 Nguyễn Huệ, Quận 1, Thành phố Hồ Chí Minh',
      country_code: 'VN',
      owner_id: USER.owner,
      status: 'active',
      created_on: day(-180),
      updated_on: day(-30),
    },
    {
      id: PUBLISHER.hanoi,
      code: 'hanoi-media',
      name: 'Hanoi Media',
      description: 'Racing and sports titles, published from Hà Nội.',
      website_url: 'https://hanoi.example',
      contact_email: 'lienhe@hanoi.example',
      contact_phone: '0912345608',
      address: '5 Tràng Tiền, Hoàn Kiếm, Hà Nội',
      country_code: 'VN',
      owner_id: USER.hanoi,
      status: 'active',
      created_on: day(-150),
      updated_on: day(-40),
    },
  ])
  await db.insert(publisherCategories).values([
    { publisher_id: PUBLISHER.lotus, category_id: seedId('category', 1) },
    { publisher_id: PUBLISHER.lotus, category_id: seedId('category', 4) },
    { publisher_id: PUBLISHER.hanoi, category_id: seedId('category', 2) },
  ])
}
