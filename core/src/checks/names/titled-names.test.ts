import { describe, expect, it } from 'vitest';
import { checkEvidence } from '../check-evidence.ts';
import { indexSources } from '../sources/index-sources.ts';

const texts = {
  ja: '連絡先：高梨 恵子様（営業部長）。森 一郎。椎茸と名物の食品を扱う。福谷食品と取引。山の音システムの見積もりあり。',
  zh: '联系人：高敏，采购经理。负责仓库的聂文。与青禾传媒合作过，国庆路88号。',
};

function namesIn(body: string, language: 'ja' | 'zh'): string[] {
  const index = indexSources([{ id: 's', kind: 'note', label: 'Entry', text: texts[language], date: '2026-01-04' }]);
  return checkEvidence({ subject: '', body }, [], index, { today: '2026-03-10', language })
    .filter(({ about }) => about === 'name')
    .map(({ text }) => text);
}

describe('a name before an honorific', () => {
  it.each([
    ['ja', '椎名さんから伺いました。', '椎名'],
    ['ja', '川の音システム様からもお話がありました。', '川の音システム'],
    ['ja', '前職の梅谷食品でのご経験を拝見しました。', '梅谷食品'],
    ['ja', '三森建設様にもお伝えください。', '三森建設'],
    ['zh', '负责仓库的聂浩也这么说。', '聂浩'],
    ['zh', '王建国总监来过电话。', '王建国'],
    ['zh', '赤岭传媒那次不太顺利。', '赤岭'],
    ['zh', '谢谢！\n骆云', '骆云'],
  ] as const)('is marked where no source knows it: %s %s', (language, body, name) =>
    expect(namesIn(body, language)).toEqual([name]),
  );

  it.each([
    ['ja', '高梨様、恵子さんにもよろしくお伝えください。'],
    ['ja', '担当の森様と、福谷食品様、山の音システム様のお話を伺いました。'],
    ['ja', '職人さんや花屋さん、業者様、オーナー様、八名様までご案内できます。'],
    ['ja', '前回同様、製品仕様は使用の様式に合わせます。お陰様で取引先様も増えました。'],
    ['ja', '健康食品や冷凍食品のほか、工場建設も承ります。'],
    ['zh', '高经理，您好！高级经理和项目经理都在。'],
    ['zh', '聂文负责仓库，青禾传媒的报价已看过。我们也做实业，用的是新传媒。'],
  ] as const)('is not marked where it is known or no name: %s %s', (language, body) =>
    expect(namesIn(body, language)).toEqual([]),
  );
});
