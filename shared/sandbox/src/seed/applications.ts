import type { Database } from '../db/database.ts'
import { applicationCountries, applications } from '../db/schema/index.ts'
import { seedId } from './ids.ts'
import type { Moment } from './moment.ts'
import { PUBLISHER } from './publishers.ts'
import { USER } from './users.ts'

export const APPLICATION = {
  quest: seedId('application', 1),
  tales: seedId('application', 2),
  puzzle: seedId('application', 3),
  cafe: seedId('application', 4),
  lantern: seedId('application', 5),
  archive: seedId('application', 6),
  racer: seedId('application', 11),
  football: seedId('application', 12),
} as const

type Row = typeof applications.$inferInsert

export async function seedApplications(db: Database, { day }: Moment): Promise<void> {
  const common = {
    publisher_id: PUBLISHER.lotus,
    status: 'active' as const,
    category_id: seedId('category', 1),
    age_classification_id: seedId('age', 2),
  }
  const stamped = (created: number, updated = created) => ({ created_on: day(created), updated_on: day(updated) })
  const integration = (code: string, packages: readonly string[]): Pick<Row, 'firebase_config' | 'integration_url' | 'reward_secret'> => ({
    firebase_config: firebaseConfig(code, packages),
    integration_url: `https://api.${code}.example/rewards`,
    reward_secret: `demo-reward-secret-of-${code}`,
  })
  const rows: Row[] = [
    {
      ...common,
      id: APPLICATION.quest,
      code: 'lotus-quest',
      display_name: 'Lotus Quest',
      description: 'A role-playing journey through the delta.',
      mode: 'LIVE',
      owner_id: USER.owner,
      ...integration('lotus-quest', ['example.lotus.quest']),
      ...stamped(-170, -20),
    },
    {
      ...common,
      id: APPLICATION.tales,
      code: 'truyen-co',
      display_name: 'Truyện Cổ Đất Việt',
      description: 'Folk tales retold as a card game.',
      mode: 'LIVE',
      category_id: seedId('category', 5),
      owner_id: USER.manager,
      ...integration('truyen-co', ['example.lotus.truyenco', 'example.lotus.truyenco.beta']),
      ...stamped(-140, -15),
    },
    {
      ...common,
      id: APPLICATION.puzzle,
      code: 'jade-puzzle',
      display_name: 'Jade Puzzle',
      description: 'Match three, with jade.',
      mode: 'LIVE',
      category_id: seedId('category', 3),
      age_classification_id: seedId('age', 1),
      owner_id: USER.editor,
      // Deliberately not the package of its source on Google Play.
      ...integration('jade-puzzle', ['example.lotus.jade.beta']),
      ...stamped(-120),
    },
    {
      ...common,
      id: APPLICATION.cafe,
      code: 'quan-ca-phe',
      display_name: 'Quán Cà Phê Nhỏ',
      description: 'Run a small coffee shop in Đà Lạt.',
      mode: 'TEST',
      category_id: seedId('category', 8),
      age_classification_id: seedId('age', 1),
      owner_id: USER.editor,
      ...stamped(-80, -3),
    },
    {
      ...common,
      id: APPLICATION.lantern,
      code: 'lantern-night',
      display_name: 'Lantern Night',
      description: 'A short adventure set in Hội An.',
      mode: 'TEST',
      category_id: seedId('category', 6),
      owner_id: USER.own,
      ...integration('lantern-night', ['example.lotus.lantern']),
      ...stamped(-60),
    },
    {
      ...common,
      id: APPLICATION.archive,
      code: 'paddy-tycoon',
      display_name: 'Paddy Tycoon',
      description: 'Closed to new players.',
      mode: 'LIVE',
      status: 'inactive',
      category_id: seedId('category', 2),
      owner_id: USER.owner,
      ...stamped(-175, -50),
    },
    {
      ...common,
      publisher_id: PUBLISHER.hanoi,
      id: APPLICATION.racer,
      code: 'ha-noi-racer',
      display_name: 'Hà Nội Racer',
      description: 'Scooters through the Old Quarter.',
      mode: 'LIVE',
      category_id: seedId('category', 7),
      owner_id: USER.hanoi,
      ...integration('ha-noi-racer', ['example.hanoi.racer']),
      ...stamped(-130),
    },
    {
      ...common,
      publisher_id: PUBLISHER.hanoi,
      id: APPLICATION.football,
      code: 'bong-da-pho',
      display_name: 'Bóng Đá Phố',
      description: 'Street football, five against five.',
      mode: 'TEST',
      category_id: seedId('category', 9),
      owner_id: USER.hanoi,
      ...stamped(-70),
    },
  ]
  await db.insert(applications).values(rows)
  const countriesOf: readonly (readonly [string, readonly string[]])[] = [
    [APPLICATION.quest, ['VN', 'TH', 'SG']],
    [APPLICATION.tales, ['VN']],
    [APPLICATION.puzzle, ['VN', 'US', 'JP', 'KR']],
    [APPLICATION.cafe, ['VN']],
    [APPLICATION.racer, ['VN', 'LA', 'KH']],
  ]
  await db.insert(applicationCountries).values(
    countriesOf.flatMap(([application_id, codes]) =>
      codes.map((country_code) => ({
        publisher_id: application_id === APPLICATION.racer ? PUBLISHER.hanoi : PUBLISHER.lotus,
        application_id,
        country_code,
      })),
    ),
  )
}

/** In the form of a google-services.json; nothing in it opens anything. */
export function firebaseConfig(code: string, packages: readonly string[]): Record<string, unknown> {
  return {
    project_info: { project_id: code, project_number: '100000000001' },
    client: packages.map((package_name, n) => ({
      client_info: { mobilesdk_app_id: `1:100000000001:android:demo${n + 1}`, android_client_info: { package_name } },
      api_key: [{ current_key: 'not-a-key-demo-data' }],
    })),
    configuration_version: '1',
  }
}
