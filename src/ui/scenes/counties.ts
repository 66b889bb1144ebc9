import { disc, gable, lines, palm, palmLine, skyline, wall } from './scene.ts';
import type { Scene } from './scene.ts';

/**
 * What people know each county by, on the deep ground of its page. A county without one has the scene of its coast or
 * of the inland.
 */
export const countyScenes = {
  // The drawbridge over an inlet is open for a sailboat; condominium towers on both sides.
  broward: {
    family: 'urgent',
    shape: 'low',
    layers: [
      ['sun', disc(592, 214, 50)],
      [
        'far',
        skyline(250, [
          [60, 58],
          [40, 84],
          [70, 56],
        ]) +
          skyline(740, [
            [60, 56],
            [60, 82],
            [38, 112],
            [80, 62],
            [50, 92],
            [80, 48],
            [60, 70],
            [70, 40],
          ]),
      ],
      ['mid', wall(112, 56, 106)],
      ['light', wall(40, 48, 132)],
      ['shade', wall(88, 18, 132)],
      ['light', wall(170, 62, 118)],
      ['shade', wall(232, 20, 118)],
      ['dark', lines(48, 160, 34, 9, 13) + lines(178, 174, 46, 8, 13), { width: 3, dash: '7 7' }],
      ['mid', 'M270 280v-14h720q120 0 190 14z'],
      ['light', 'M288 262 470 226M716 226l182 36', { width: 7 }],
      ['shade', 'M330 262v18M380 250v30M430 240v40M760 240v40M810 250v30M860 262v18', { width: 5 }],
      ['light', 'M470 226l66-60M716 226l-66-60', { width: 7 }],
      ['light', `${wall(458, 26, 66)}${wall(702, 26, 66)}`],
      ['dark', 'M466 226h10v12h-10zM710 226h10v12h-10z'],
      ['light', 'M590 258v-74l34 74zM584 258v-58l-24 58z'],
      ['shade', 'M556 262h76l-14 14h-50z'],
      ['far', 'M300 272h60M520 274h30M650 273h90M800 274h60', { width: 2 }],
      ['mid', `${palm(262, 62)}${palm(930, 70)}`, palmLine],
      ['light', palm(22, 56), palmLine],
    ],
  },
  // Art Deco hotels on the beach with their fins and stripes.
  'miami-dade': {
    family: 'urgent',
    shape: 'low',
    layers: [
      ['sun', disc(668, 206, 54)],
      [
        'far',
        skyline(800, [
          [60, 60],
          [44, 104],
          [60, 76],
          [50, 126],
          [70, 88],
          [60, 60],
          [50, 40],
        ]),
      ],
      ['shade', `${wall(30, 128, 84)}${wall(352, 150, 92)}`],
      [
        'light',
        'M74 280V170h10v-10h20v10h10v110zM176 280v-74a20 20 0 0 1 20-20h120a20 20 0 0 1 20 20v74zM410 280V164h8v-10h18v10h8v116z',
      ],
      ['mid', 'M516 280v-62a24 24 0 0 1 24-24h78v86z'],
      ['sun', `${wall(91, 6, 150)}${wall(424, 6, 146)}M250 186v-26h12v26z`],
      [
        'dark',
        `${lines(38, 216, 30, 3, 20)}${lines(122, 216, 30, 3, 20)}${lines(360, 212, 44, 3, 20)}${lines(450, 212, 44, 3, 20)}${lines(190, 206, 132, 3, 18)}`,
        { width: 5, dash: '9 6' },
      ],
      ['light', lines(530, 214, 80, 3, 18), { width: 3 }],
      ['dark', `${wall(240, 32, 22)}${wall(86, 16, 22)}${wall(420, 16, 22)}`],
      ['light', 'M728 236h60l8 18h-76z'],
      ['shade', 'M732 280l8-26M784 280l-8-26M758 280v-26', { width: 4 }],
      ['sun', 'M758 236v-30l22 8-22 9z'],
      ['mid', `${palm(168, 72)}${palm(508, 78)}`, palmLine],
      ['light', `${palm(20, 60)}${palm(344, 84)}`, palmLine],
    ],
  },
  // The lighthouse at the inlet, and a hotel with two towers among palms.
  'palm-beach': {
    family: 'urgent',
    shape: 'low',
    layers: [
      ['sun', disc(420, 216, 46)],
      ['far', 'M172 152l360-40v40z'],
      ['mid', 'M40 280q60-52 130-50t150 50z'],
      ['light', 'M140 246l8-84h14v84z'],
      ['shade', 'M162 246v-84h14l8 84z'],
      ['sun', 'M148 162h28v-16h-28zM144 216h18v14h-20z'],
      ['dark', 'M144 162h36v4h-36zM146 146l16-16 16 16zM158 232h8v14h-8z'],
      ['light', `${wall(206, 44, 22, 262)}`],
      ['dark', gable(206, 44, 16, 240)],
      ['light', `${wall(560, 260, 54)}${wall(590, 40, 96)}${wall(750, 40, 96)}`],
      ['shade', `${wall(616, 14, 96)}${wall(776, 14, 96)}M560 230h260v6H560z`],
      ['sun', 'M584 184h52l-10-20h-32zM744 184h52l-10-20h-32z'],
      [
        'dark',
        `${lines(572, 248, 236, 1, 9)}${lines(600, 200, 16, 2, 16)}${lines(760, 200, 16, 2, 16)}`,
        { width: 6, dash: '6 8' },
      ],
      [
        'dark',
        'M636 280v-18a9 9 0 0 1 18 0v18zM681 280v-18a9 9 0 0 1 18 0v18zM726 280v-18a9 9 0 0 1 18 0v18z',
      ],
      ['mid', 'M300 280q40-12 90-10t150 10zM830 280q120-16 260-10t150 10z'],
      ['light', 'M340 274h50M410 270h40M470 275h40', { width: 2 }],
      ['mid', `${palm(540, 84)}${palm(842, 76)}`, palmLine],
      ['light', `${palm(276, 56)}${palm(694, 104)}`, palmLine],
    ],
  },
  // Downtown Orlando behind the lake with the fountain and a swan boat.
  orange: {
    family: 'urgent',
    shape: 'low',
    layers: [
      ['sun', disc(640, 200, 54)],
      [
        'far',
        skyline(80, [
          [50, 70],
          [44, 112],
          [70, 84],
        ]) +
          skyline(770, [
            [60, 66],
            [50, 118],
            [70, 86],
            [90, 58],
            [60, 40],
          ]),
      ],
      ['mid', wall(168, 56, 118) + wall(432, 70, 84)],
      ['light', wall(246, 60, 100) + wall(350, 46, 128) + wall(366, 14, 138)],
      ['shade', wall(306, 20, 100) + wall(396, 18, 128)],
      ['dark', lines(254, 192, 44, 6, 13) + lines(356, 164, 34, 8, 13), { width: 3, dash: '7 7' }],
      ['mid', 'M470 280q40-16 90-16h380q110 0 190 16z'],
      [
        'light',
        'M640 254q-6-62-52-50M640 254q6-62 52-50M640 254q-22-46-82-18M640 254q22-46 82-18M640 254v-70',
        { width: 5 },
      ],
      ['light', 'M584 270q56-34 112 0zM800 250q8 24 34 24 34 0 44-26-26 12-46 4-14-6-32-2z'],
      ['light', 'M806 254q-18-22-4-40', { width: 7 }],
      ['sun', 'M800 210l20 4-16 7z'],
      ['far', 'M520 274h46M706 274h70M890 274h90', { width: 2 }],
      ['mid', `${palm(224, 70)}${palm(540, 78)}`, palmLine],
      ['light', `${palm(44, 58)}${palm(132, 84)}`, palmLine],
    ],
  },
  // Sanford: a paddle steamer on Lake Monroe, oaks along the shore.
  seminole: {
    family: 'urgent',
    shape: 'low',
    layers: [
      ['sun', disc(640, 206, 52)],
      [
        'far',
        'M0 280v-34q40-26 92-12 34-30 88-6 60-22 112 4 70-20 130 6h320q60-24 120-2 90-26 160 4 70-16 120 4 70-14 138 6v30z',
      ],
      ['far', `${disc(426, 140, 10)}${disc(406, 132, 13)}${disc(380, 128, 16)}`],
      ['shade', 'M598 246m-34 0a34 34 0 1 0 68 0 34 34 0 1 0-68 0'],
      ['dark', 'M598 212v68M564 246h68M574 222l48 48M622 222l-48 48', { width: 3 }],
      ['light', `M226 254h352l-14 26H250z${wall(250, 314, 26, 252)}${wall(270, 270, 22, 220)}`],
      ['shade', `${wall(236, 336, 5, 228)}${wall(258, 294, 5, 200)}`],
      ['light', wall(312, 64, 26, 196)],
      ['sun', 'M304 172h80l-12-12h-56z'],
      ['dark', 'M434 196v-48h14v48zM466 196v-48h14v48zM430 148h22v-8h-22zM462 148h22v-8h-22z'],
      ['dark', lines(264, 240, 290, 1, 9), { width: 9, dash: '7 16' }],
      ['dark', lines(284, 210, 246, 1, 9), { width: 7, dash: '5 18' }],
      ['dark', `${wall(322, 12, 11, 187)}${wall(340, 12, 11, 187)}${wall(358, 10, 11, 187)}`],
      ['sun', 'M240 254h326v5H244z'],
      ['mid', 'M0 280v-10h1000q150 0 230 10z'],
      ['light', 'M130 274h60M280 276h90M450 274h70M660 274h80M780 276h50', { width: 2 }],
      [
        'mid',
        'M22 214c-30-48 32-66 56-52 26-36 92-30 106 2 42-8 70 34 36 56-16 18-54 12-66 2-26 20-66 16-76-6-18 12-44 10-56-2z',
      ],
      ['shade', 'M108 280c12-18 8-44-2-62l14 8 12-16 10 18 24-10c-22 22-22 40-10 62z'],
      ['shade', 'M46 218v24M74 220v16M176 224v26M206 220v18', { width: 3 }],
    ],
  },
  // Kissimmee: a balloon over the pasture, horned cattle, a barn and a fence.
  osceola: {
    family: 'urgent',
    shape: 'low',
    layers: [
      ['sun', disc(660, 214, 48)],
      ['far', 'M0 280v-22q150-40 330-22t390-4 330 0 230 20v28z'],
      ['far', 'M766 244l14-62 14 62zM802 246l17-84 17 84zM846 246l13-54 13 54zM900 248l15-70 15 70z'],
      ['light', 'M480 112c31 0 50 21 50 48 0 25-25 43-40 58h-20c-15-15-40-33-40-58 0-27 19-48 50-48z'],
      ['sun', 'M480 112c12 0 20 21 20 48 0 25-7 43-13 58h-14c-6-15-13-33-13-58 0-27 8-48 20-48z'],
      ['shade', 'M512 126c11 8 18 20 18 34 0 25-25 43-40 58h-5c15-15 30-33 30-58 0-13-5-22-3-34z'],
      ['shade', 'M473 218l2 14M487 218l-2 14', { width: 2 }],
      ['dark', 'M470 232h20l-3 13h-14z'],
      ['mid', 'M0 280v-14q200-22 460-12t420-2 330 28z'],
      ['shade', `${wall(56, 128, 66, 274)}`],
      ['light', `${wall(56, 86, 66, 274)}M56 208l43-36 43 36z`],
      ['sun', 'M48 214l51-46h42l50 46h-92l-1-38-40 38z'],
      ['dark', 'M80 274v-36h38v36zM90 224h18v-14H90z'],
      ['shade', 'M80 238l38 36M118 238l-38 36', { width: 2 }],
      [
        'light',
        'M262 228h58q8 0 12-10l16-4 14 8-4 8-16 2-8 14v28h-8v-20h-46v20h-8v-24q-12-6-10-22zM596 240h46q7 0 10-8l12-3 12 6-4 7-12 1-7 11v22h-6v-16h-37v16h-7v-18q-9-5-7-18z',
      ],
      ['dark', 'M276 228h22q-2 16-14 16-10-2-8-16zM612 240h16q-2 12-9 12-8 0-7-12z'],
      [
        'light',
        'M338 216q-14 0-18-14M350 214q13-2 14-16M655 231q-11 0-14-11M664 230q10-2 11-12',
        { width: 3 },
      ],
      ['light', 'M216 252h560M216 264h560', { width: 3 }],
      [
        'light',
        'M220 280v-36M290 280v-36M380 280v-36M470 280v-36M560 280v-36M700 280v-36M770 280v-36',
        { width: 6 },
      ],
      ['light', palm(20, 96), palmLine],
    ],
  },
  // Tampa: the minarets above the river, the bay and downtown.
  hillsborough: {
    family: 'urgent',
    shape: 'low',
    layers: [
      ['sun', disc(700, 210, 50)],
      [
        'far',
        skyline(790, [
          [50, 84],
          [70, 136],
          [40, 96],
          [60, 120],
          [90, 60],
          [50, 92],
          [70, 48],
          [60, 30],
        ]),
      ],
      ['shade', wall(60, 520, 52, 268)],
      [
        'light',
        `${wall(60, 520, 10, 226)}${wall(84, 20, 86, 268)}${wall(176, 22, 98, 268)}${wall(292, 56, 72, 268)}${wall(442, 22, 98, 268)}${wall(536, 20, 86, 268)}`,
      ],
      [
        'sun',
        'M80 182c-8-14 8-18 14-34 6 16 22 20 14 34zM172 170c-8-16 8-20 15-38 7 18 23 22 15 38zM438 170c-8-16 8-20 15-38 7 18 23 22 15 38zM532 182c-8-14 8-18 14-34 6 16 22 20 14 34zM286 196c-12-26 20-32 34-56 14 24 46 30 34 56z',
      ],
      [
        'dark',
        `${lines(112, 240, 56, 1, 9)}${lines(208, 240, 76, 1, 9)}${lines(358, 240, 76, 1, 9)}${lines(472, 240, 56, 1, 9)}`,
        { width: 16, dash: '1 17' },
      ],
      [
        'dark',
        `M306 268v-34a14 14 0 0 1 28 0v34zM91 198h6v14h-6zM184 186h6v14h-6zM450 186h6v14h-6zM543 198h6v14h-6z`,
      ],
      ['mid', 'M0 280q20-14 120-14h900q160 0 240 14z'],
      ['light', 'M120 272h70M260 275h50M420 273h90M650 274h40M760 272h80', { width: 2 }],
      ['light', palm(30, 70, 270), palmLine],
      ['mid', `${palm(600, 80, 270)}${palm(250, 60, 270)}${palm(398, 56, 270)}`, palmLine],
    ],
  },
  // Live oaks over a spring, a heron at its edge.
  pasco: {
    family: 'urgent',
    shape: 'low',
    layers: [
      ['sun', disc(420, 202, 48)],
      ['far', 'M0 280q160-60 420-44 220-40 420 4 220-50 440 40z'],
      [
        'mid',
        'M20 214c-34-54 36-74 62-58 30-40 104-34 118 2 46-10 78 34 40 62-16 20-60 14-72 2-30 22-74 18-84-6-20 14-50 12-64-2zM576 222c-26-44 30-60 54-46 26-32 88-26 100 2 38-8 64 28 34 50-16 14-50 10-60 0-26 18-60 14-70-4-18 10-44 10-58-2z',
      ],
      [
        'shade',
        'M116 280c14-20 10-50-2-72l16 10 12-20 10 22 26-12c-26 24-26 48-14 72zM652 280c10-16 8-40-2-58l14 8 10-14 8 16 20-8c-20 18-20 38-10 56z',
      ],
      ['shade', 'M44 220v26M76 222v18M190 226v30M216 222v20M606 228v22M730 230v24M752 228v14', { width: 3 }],
      ['mid', 'M210 280c0-12 80-18 170-18s172 6 172 18z'],
      ['light', 'M262 273q118-12 236 0M320 277q60-6 120 0', { width: 3 }],
      ['light', 'M306 270v-30M314 270v-30', { width: 2 }],
      [
        'light',
        'M292 244c0-18 18-20 24-14 8-8-2-22 4-32 4-6 12-4 14 0l16 6-16 2c-6 8 4 22-4 32-8 12-26 14-38 6z',
      ],
      ['dark', disc(330, 199, 1.6)],
      ['sun', disc(146, 172, 3) + disc(86, 184, 3) + disc(664, 196, 3)],
      [
        'mid',
        'M860 280l14-60 14 60zM906 280l18-84 18 84zM964 280l13-54 13 54zM1070 280l16-72 16 72zM1124 280l13-50 13 50z',
      ],
    ],
  },
  // The pier over the Gulf, a pelican on a post, and the yellow cables of the Skyway.
  pinellas: {
    family: 'urgent',
    shape: 'low',
    layers: [
      ['far', 'M600 252h680v5H600z'],
      ['sun', disc(470, 218, 44)],
      ['shade', 'M760 268V136M940 268V136', { width: 6 }],
      [
        'sun',
        'M760 142l-110 110M760 156l-80 96M760 172l-52 80M760 142l90 110M760 156l66 96M760 172l42 80M940 142l-90 110M940 156l-66 96M940 172l-42 80M940 142l110 110M940 156l80 96M940 172l52 80',
        { width: 2 },
      ],
      ['shade', 'M600 252h560', { width: 5 }],
      ['mid', 'M0 280v-18h1080q130 0 200 18z'],
      ['light', 'M60 270h70M210 273h50M300 270h30M450 274h80M640 271h60M760 274h40', { width: 2 }],
      ['light', 'M0 232h400v7H0z'],
      ['shade', 'M24 239v32M84 239v32M144 239v32M204 239v32M264 239v32M324 239v32M384 239v32', { width: 6 }],
      ['light', 'M236 232v-38h140v38zM216 196l90-46 90 46z'],
      ['shade', 'M306 150l90 46h-90zM306 196h70v36h-70z'],
      ['dark', 'M252 206h38v14h-38zM320 206h40v26h-40z'],
      ['shade', 'M560 280v-44', { width: 9 }],
      [
        'light',
        'M538 234c-4-18 12-28 22-24 2-14-4-18 2-24 6-4 12 0 12 4l26 20c-10 2-20-4-24-8-2 12 0 28-10 34z',
      ],
      ['sun', 'M574 190l26 20c-10 2-20-4-24-8z'],
      ['mid', palm(110, 60, 232), palmLine],
    ],
  },
  // Any other county on the sea.
  shore: {
    family: 'urgent',
    shape: 'low',
    layers: [
      ['sun', disc(520, 214, 52)],
      ['far', 'M0 280q200-30 460-22t820 22zM760 280v-60h60v-24h70v40h90v44z'],
      ['mid', 'M330 280q60-16 240-16h460q140 0 220 16z'],
      ['light', 'M380 272h60M480 269h90M620 273h70M760 270h50', { width: 2 }],
      ['mid', 'M0 280q70-56 170-46t210 46z'],
      ['light', wall(120, 92, 44, 250)],
      ['shade', wall(190, 22, 44, 250)],
      ['sun', 'M108 208l58-34 58 34z'],
      ['dark', 'M134 218h16v14h-16zM164 218h14v32h-14z'],
      ['shade', 'M126 250v20M206 250v20M226 262l80 14M226 256l80 14', { width: 4 }],
      ['light', 'M330 280q4-30 16-44M342 280q2-26 18-36M20 280q2-30-8-46M34 280q0-24 12-36', { width: 3 }],
      ['light', `${palm(86, 92, 256)}${palm(250, 66, 262)}`, palmLine],
      ['light', 'M660 250v-54l30 54zM654 250v-40l-18 40zM630 254h64l-10 12h-44z'],
    ],
  },
  // Any other county inland: orange groves, a farmhouse, a water tower.
  inland: {
    family: 'urgent',
    shape: 'low',
    layers: [
      ['sun', disc(560, 212, 50)],
      ['far', 'M0 280q140-56 330-36t380-10 570 46z'],
      ['light', wall(150, 110, 50)],
      ['shade', wall(228, 32, 50)],
      ['sun', 'M136 232l30-40h78l30 40z'],
      ['dark', 'M166 244h18v18h-18zM196 246h16v34h-16zM238 244h14v14h-14z'],
      ['shade', 'M352 280l12-66M408 280l-12-66M358 250h44M380 214v66', { width: 4 }],
      ['light', 'M346 212v-34l34-18 34 18v34q-34 14-68 0z'],
      ['mid', [34, 96, 300, 450, 520, 600, 690, 790].map((x) => `${disc(x, 256, 24)}`).join('')],
      [
        'sun',
        [28, 44, 92, 296, 446, 460, 514, 600, 690]
          .map((x, index) => disc(x, 248 + (index % 3) * 7, 3))
          .join(''),
      ],
      ['light', palm(12, 78), palmLine],
    ],
  },
} satisfies { [name: string]: Scene };
