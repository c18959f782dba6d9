/** Well-known choices that meet the rule of letters, digit and special, or nearly do. Lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password password! password1 password1! password1@ password1# password1$ password12 password12!
  password123 password123! password123@ password123# password123$ password1234! password@1
  password@12 password@123 password@1234 password#1 password#123 password$1 password!1 password!123
  password2024! password2025! password2026! password@2024 password@2025 password@2026 password01!
  passw0rd passw0rd! passw0rd1 passw0rd1! passw0rd123! passw0rd@123 passw0rd@1 p@ssword p@ssword!
  p@ssword1 p@ssword1! p@ssword12 p@ssword123 p@ssword123! p@ssw0rd p@ssw0rd! p@ssw0rd1 p@ssw0rd1!
  p@ssw0rd12 p@ssw0rd12! p@ssw0rd123 p@ssw0rd123! p@ssw0rd1234 p@$$word p@$$word1 p@$$word1!
  p@$$word123 p@$$w0rd p@$$w0rd! p@$$w0rd1 p@$$w0rd1! p@$$w0rd123 p@$$w0rd123! pa$$word pa$$word1
  pa$$word1! pa$$word123 pa$$w0rd pa$$w0rd! pa$$w0rd1 pa$$w0rd1! pa$$w0rd123 pa$$w0rd123!
  passwd123! pass123! pass@123 pass@1234 pass@12345 pass1234! pass#123 mypassword1! mypassword123!
  newpassword1! newpassword123! changeme changeme1 changeme1! changeme123 changeme123! changeme@123
  change_me1! changeit1! temp123! temp1234! temp@123 temppassword1! temporary1! default1! default123!
  default@123 letmein letmein1 letmein1! letmein12! letmein123 letmein123! letmein@123 l3tmein!
  welcome welcome! welcome1 welcome1! welcome1@ welcome1# welcome12 welcome12! welcome123 welcome123!
  welcome@1 welcome@12 welcome@123 welcome#1 welcome2024! welcome2025! welcome2026! welcome@2025
  welcome@2026 w3lcome! w3lcome1! w3lc0me! w3lc0me1! hello123! hello@123 hello1234! helloworld1!
  admin123! admin1234! admin12345! admin@123 admin@1234 admin@12345 admin#123 admin!123 admin2024!
  admin2025! admin2026! admin@2025 admin@2026 administrator1! administrator123! administrator@123
  adminadmin1! @dmin123 @dmin1234 @dmin123! root123! root@123 root1234! toor123! superuser1! super123!
  super@123 user123! user@123 user1234! test123! test@123 test1234! test@1234 test12345! testing1!
  testing123! testing@123 tester123! demo123! demo@123 demo1234! guest123! guest@123 guest1234!
  secret123! secret@123 secret1! company1! company123! company@123 office123! office@123 staff123!
  qwerty qwerty1! qwerty12! qwerty123 qwerty123! qwerty@123 qwerty123# qwerty1234! qwerty@1234
  qwerty12345! qwertyuiop1! qwertyuiop123! qwert123! qwert@123 qwer1234! qwer@1234 asdf123! asdf@123
  asdf1234! asdf@1234 asdfgh1! asdfgh123! asdfghjkl1! zxcvbn1! zxcvbn123! zxcvbnm1! zxcvbnm123!
  zaq12wsx! zaq1@wsx zaq!2wsx zaq1!qaz 1qaz2wsx! 1qaz@wsx 1qaz!qaz !qaz2wsx !qaz1qaz !qaz@wsx1
  1q2w3e4r! 1q2w3e4r5t! q1w2e3r4! q1w2e3r4t5! abc123! abc@123 abc1234! abc@1234 abc12345! abcd123!
  abcd@123 abcd1234! abcd@1234 abcdef1! abcdef123! aa123456! aa@123456 aa12345678! a123456! a1b2c3d4!
  12345678a! 123456aa! 123456ab! 123qwe!@# qwe123!@# 123abc!@# abc123!@# 1234abcd! 123456a! 1234qwer!
  !@#123qwe !@#qwe123 !@#$1234a 12345678! iloveyou1! iloveyou123! iloveyou@123 iloveyou2! loveyou123!
  monkey123! monkey@123 dragon123! dragon@123 master123! master@123 shadow123! sunshine1! sunshine123!
  princess1! princess123! football1! football123! baseball1! baseball123! superman1! superman123!
  batman123! pokemon123! michael1! michael123! charlie1! charlie123! jordan23! jessica1! jennifer1!
  freedom1! whatever1! trustno1! starwars1! ninja123! mustang1! cheese123! computer1! computer123!
  internet1! samsung1! samsung123! google123! google@123 facebook1! facebook123! windows1! windows10!
  microsoft1! oracle123! oracle@123 cisco123! cisco@123 server123! server@123 database1! network1!
  security1! security123! login123! login@123 access123! access14! backup123! system123! system@123
  summer1! summer123! summer2024! summer2025! summer2026! summer@2025 summer@2026 winter1! winter123!
  winter2024! winter2025! winter2026! winter@2025 winter@2026 spring123! spring2024! spring2025!
  spring2026! autumn123! autumn2024! autumn2025! autumn2026! january1! january2025! january2026!
  october1! monday123! monday1! friday123! australia1! australia123! sydney123! sydney2025!
  sydney2026! melbourne1! melbourne123! brisbane1! brisbane123! doctor123! hospital1! medical1!
  medical123! lawyer123! caseway1! caseway123! caseway@123
  `
    .trim()
    .split(/\s+/),
);
