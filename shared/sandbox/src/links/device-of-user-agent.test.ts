import { expect, test } from '@jest/globals'
import { deviceOf } from './device-of-user-agent.ts'

const onAndroid = (says: string) =>
  `Mozilla/5.0 (Linux; Android 12; ${says}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36`
const onApple = (says: string) => `Mozilla/5.0 (${says}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`

test.each([
  onAndroid('Pixel 9'),
  onAndroid('HiPad Max'),
  onAndroid('MiPad'),
  onAndroid('inoiPad 10'),
  onAndroid('TechniPhone 5'),
  onAndroid('iPhone 15 Pro Max Clone'),
  onAndroid('Quest 506'),
  onAndroid('S5 Silk'),
  onAndroid('HLK-L41; HMSCore 5.0.4.301; GMSCore 20.36.15'),
  'UCWEB/2.0 (MIDP-2.0; U; Adr 9; vi; SM-J530F) U2/1.0.0 UCBrowser/10.7.6.805 U2/1.0.0 Mobile',
  'JUC (Linux; U; 4.0.3; vi; NOVO7_Mars; 1024*552) UCWEB7.9.0.113/147/800',
  'Mozilla/5.0 (Linux; Andr0id 9; BRAVIA) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/77.0 Safari/537.36',
])('%s has Google Play', (agent) => expect(deviceOf(agent)).toBe('android'))

test.each([
  onApple('iPhone; CPU iPhone OS 18_0 like Mac OS X'),
  onApple('iPad; CPU OS 18_0 like Mac OS X'),
  onApple('iPod touch; CPU iPhone OS 12_0 like Mac OS X'),
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  `${onApple('iPhone; CPU iPhone OS 18_0 like Mac OS X')} Outlook-iOS-Android/1.0`,
  `${onApple('iPhone; CPU iPhone OS 18_0 like Mac OS X')} Kindle/7.10`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/125.0 Safari/605.1.15',
  'UCWEB/2.0 (iOS; U; iPh OS 9_3_2; vi; iPh7,2) U2/1.0.0 UCBrowser/10.0 U2/1.0.0 Mobile',
  'Lotus/2.1 (vn.lotus; build:6; iOS 17.0.0) Alamofire/5.6.4',
])('%s has the App Store', (agent) => expect(deviceOf(agent)).toBe('ios'))

test.each([
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; like iPhone) AppleWebKit/537.36 Edge/15 Mobile Safari/537.36',
  onAndroid('HarmonyOS; NOH-AN00; HMSCore 6.6.0.312'),
  onAndroid('HarmonyOS; CLT-AL00; HMSCore 6.3.0.327; GMSCore 20.15.16'),
  onAndroid('LIO-L09; HMSCore 6.3.0.332'),
  onAndroid('NAM-LX9; HMSCore 6.2.0.302; GMSCore 0.2.22.212658'),
  'Mozilla/5.0 (Phone; OpenHarmony 6.1; Android 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0 ArkWeb/6.1 Mobile',
  'Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/108.4 like Chrome/108.0 Safari/537.36',
  onAndroid('KFTRWI Build/PS7331; wv'),
  onAndroid('AFTDEC012E Build/RS8113; wv'),
  'Mozilla/5.0 (Mobile; LYF/F30C; Android; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
  'Mozilla/5.0 (Linux; Android 4.4; Tizen 2.4; SM-Z200F) AppleWebKit/538.1 (KHTML, like Gecko) Mobile Safari/538.1',
  'Mozilla/5.0 (Linux; U; Android 4.4.2; zh-CN; K-Touch; YunOS 3.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 12; Quest 3) AppleWebKit/537.36 (KHTML, like Gecko) OculusBrowser/31.0 Chrome/120.0 VR Safari/537.36',
  onAndroid('Quest 2 Build/SQ3A; wv'),
  'Mozilla/5.0 (Android 10; Mobile VR; rv:112.0) Gecko/112.0 Firefox/112.0',
  'Mozilla/5.0 (New Nintendo 3DS like iPhone) AppleWebKit/536.30 (KHTML, like Gecko) NX/3.0',
  'Mozilla/5.0 (Linux; Ubuntu 16.04 like Android 9) AppleWebKit/537.36 Chrome/87.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Apple TV; U; CPU iPhone OS 10_1_1 like Mac OS X; en-US) Lotus/1160',
  '',
])('%s has neither', (agent) => expect(deviceOf(agent)).toBe('other'))
