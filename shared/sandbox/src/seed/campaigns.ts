import type { Database } from '../db/database.ts'
import { campaignApplications, campaigns } from '../db/schema/index.ts'
import { APPLICATION } from './applications.ts'
import { seedId } from './ids.ts'
import type { Moment } from './moment.ts'
import { PUBLISHER } from './publishers.ts'
import { USER } from './users.ts'

type Status = 'active' | 'inactive' | 'ended'
type Person = 'owner' | 'manager' | 'editor' | 'own'
type App = keyof typeof APPLICATION
/** Start and end in days from today. */
type Plan = readonly [
  name: string,
  status: Status,
  start: number,
  end: number,
  owner: Person,
  applications: readonly App[],
  description: string,
]

const LOTUS: readonly Plan[] = [
  ['Summer quest', 'active', -20, 25, 'owner', ['quest', 'puzzle'], '<p>Ten weeks of <b>summer rewards</b> for players of both games.</p>'],
  ['Khởi động mùa hè', 'active', -12, 18, 'manager', ['quest', 'tales'], '<p>Đăng nhập mỗi ngày để nhận quà.</p>'],
  ['Daily login rewards', 'active', -60, 120, 'editor', ['quest'], 'A reward for every day in a row.'],
  ['Đêm hội đèn lồng', 'active', -5, 4, 'own', ['lantern'], 'Sự kiện đèn lồng ở phố cổ Hội An.'],
  ['Trung Thu đoàn viên', 'active', -8, 6, 'own', ['lantern', 'cafe'], '<p>Bánh trung thu, đèn ông sao và <i>quà tặng</i>.</p>'],
  ['Weekend puzzle sprint', 'active', -2, 2, 'editor', ['puzzle'], 'Forty levels in two days.'],
  ['Săn kho báu sông Mê Kông', 'active', -30, 45, 'manager', ['quest', 'tales', 'puzzle'], 'Tìm kho báu dọc theo dòng sông.'],
  ['New player welcome', 'active', -150, 200, 'owner', ['quest', 'tales', 'puzzle'], 'The first seven days, one mission each.'],
  ['Giờ vàng cuối tuần', 'active', -40, -3, 'manager', ['tales'], 'Nhân đôi điểm từ 19 giờ đến 21 giờ.'],
  ['Jade collectors', 'active', -14, 30, 'editor', ['puzzle'], 'Collect all twelve pieces of jade.'],
  ['Thử thách đầu bếp', 'inactive', 10, 40, 'own', ['cafe'], 'Pha chế đúng công thức trong ba phút.'],
  ['Coffee shop soft launch', 'inactive', 5, 60, 'editor', ['cafe'], 'Missions for the first thousand testers.'],
  ['Tết Nguyên Đán', 'inactive', 75, 95, 'owner', ['quest', 'tales', 'puzzle'], '<p>Lì xì đầu năm cho mọi người chơi.</p>'],
  ['Black Friday bundle', 'inactive', 7, 10, 'manager', ['quest'], 'Draft: prices are not decided yet.'],
  ['Về làng', 'inactive', 20, 50, 'manager', ['tales'], 'Chuyến về quê của các nhân vật.'],
  ['Holiday lantern parade', 'inactive', 30, 55, 'own', ['lantern'], 'Parade through the old town, three evenings.'],
  ['Invite a friend', 'inactive', -3, 90, 'owner', ['quest', 'puzzle'], 'Both get a reward once the friend reaches level 10.'],
  ['Khảo sát người chơi quý 4', 'inactive', 1, 30, 'editor', ['quest', 'tales'], 'Nghe ý kiến người chơi về bản cập nhật mới.'],
  ['Winter arena season', 'inactive', 12, 72, 'manager', ['quest'], 'Ranked matches with weekly rewards.'],
  ['Ngày hội thẻ bài', 'inactive', 3, 9, 'editor', ['tales'], 'Đổi thẻ bài hiếm trong một tuần.'],
  ['Spring festival', 'ended', -120, -90, 'owner', ['quest'], 'Ended on time.'],
  ['Giỗ Tổ Hùng Vương', 'ended', -110, -105, 'manager', ['tales'], 'Kể lại truyền thuyết Lạc Long Quân và Âu Cơ.'],
  ['Beta testers thank-you', 'ended', -100, -70, 'editor', ['puzzle'], 'For everyone who played before the release.'],
  ['Quốc tế Thiếu nhi', 'ended', -95, -88, 'own', ['lantern'], 'Quà cho các bạn nhỏ.'],
  ['Anniversary week', 'ended', -80, -73, 'owner', ['quest', 'tales', 'puzzle'], 'Five years of Lotus Games.'],
  ['Mưa rào tháng Bảy', 'ended', -75, -50, 'manager', ['quest'], 'Kết thúc sớm vì lỗi máy chủ.'],
  ['Paddy Tycoon farewell', 'ended', -65, -51, 'owner', ['archive'], 'The last missions before the game closed.'],
  ['Back to school', 'ended', -70, -45, 'editor', ['puzzle'], 'One hundred new levels.'],
]
const HANOI: readonly Plan[] = [
  ['Old Quarter grand prix', 'active', -10, 20, 'owner', ['racer'], 'Six circuits, six rewards.'],
  ['Đua xe đêm Hà Nội', 'active', -4, 11, 'owner', ['racer'], 'Giải đua mỗi tối thứ Bảy.'],
  ['Cúp bóng đá phố', 'inactive', 15, 45, 'owner', ['football'], 'Vòng bảng bắt đầu vào tháng sau.'],
  ['SEA Games fever', 'ended', -60, -40, 'owner', ['racer', 'football'], 'Ended with the games.'],
]

export const campaignId = (n: number) => seedId('campaign', n)
/** The number of the first campaign of Hanoi Media. */
export const HANOI_FIRST = 101

export async function seedCampaigns(db: Database, moment: Moment): Promise<void> {
  await insertPlans(db, moment, PUBLISHER.lotus, LOTUS, 1)
  await insertPlans(db, moment, PUBLISHER.hanoi, HANOI, HANOI_FIRST)
}

async function insertPlans(db: Database, { day }: Moment, publisherId: string, plans: readonly Plan[], first: number): Promise<void> {
  await db.insert(campaigns).values(
    plans.map(([name, status, start, end, owner, , description], n) => {
      // Shortly before the start, each at another minute, so that the order by creation is fixed.
      const created = new Date(day(Math.min(start, 0) - 6).getTime() + n * 61_000)
      const ended = status === 'ended' ? day(name === 'Mưa rào tháng Bảy' ? -62 : end) : null
      return {
        id: campaignId(first + n),
        publisher_id: publisherId,
        name,
        description,
        status,
        start_date: day(start),
        end_date: day(end),
        owner_id: publisherId === PUBLISHER.hanoi ? USER.hanoi : USER[owner],
        ended_on: ended,
        created_on: created,
        updated_on: ended ?? created,
      }
    }),
  )
  await db.insert(campaignApplications).values(
    plans.flatMap(([, , , , , apps], n) =>
      apps.map((app, position) => ({
        id: seedId('campaignApplication', (first + n) * 10 + position),
        publisher_id: publisherId,
        campaign_id: campaignId(first + n),
        application_id: APPLICATION[app],
        position,
      })),
    ),
  )
}
