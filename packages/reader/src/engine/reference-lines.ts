import sharp from 'sharp';
import { createGray, type GrayImage, pasteImage } from '../geometry/image.ts';
import type { Language, Recognisable } from './engine.ts';

/** Invented lines as a scan at 300 dpi shows them, in four shades: PNG in base64. */
export const referenceLines: ReadonlyArray<{
  readonly language: Language;
  readonly text: string;
  readonly png: readonly string[];
}> = [
  {
    language: 'eng',
    text: '4078 Story Road, Apt 12B',
    png: [
      'iVBORw0KGgoAAAANSUhEUgAAAgcAAABLAgMAAACZysyWAAAADFBMVEUGBgb///9eXl6wsLCywut3AAAACXBIWXMAAAPoAAAD6AG1',
      'e1JrAAAGaElEQVRo3u2Yv4/cRBTH39qyFN/ihGYlyitikKKcqLbGf8IUO/aArMUNBVQuo1OUjPIXUGCJ8poULIpEk3Qohr8BSxQU',
      'V+YfiHRCRMt7b374x+0SIXKk8SpZ3+4bz3zm/fi+8YJ8368NzAgzwowwI8wIM8KMMCPMCO8CYbt7/X8hvMH/j3tDYRcuNARH7q0B',
      'Tp5fnzF2f+XXbzSz0lIAwbMJQo53biGRxY5eUmpo+HsFAOlRhAN4m0W/vW5qLCN8q+CMEACejxFUTDboCrKBLAFxJI8HQNPnRxBg',
      'fRyhtLug11fmIhAhZ3Aw8w4Ravysb8HaItSgQ/5eL+Ul/vXLIYRP939a0IMI6nTlAxCZaxWRX09hJWG308EYIYspdlVEgbgIZZbm',
      'xo24ExyTLw4hYICqxXEE8aF3kbIIOuLN6lQCuaMbIeiYEkmxb1QidUP/bEpBdxShDI4j1N+nE4Qc8JqtpUgIwazgEQoMDI4z91cM',
      'mZEb85CHHkUo4DhC9kcyQRCEoDtZxozAK3iE8oNYilQWnAB6JXFz1dpNmK0Y4bGvqB6Bp2JDse8mCK2pzy9fewRNCMBj6L5qhCDu',
      'xrLGNQNpduYQeO1vOnLGFoJOqo/hJ/yehnoENmDp0L118JtHeEI3q08o61Ri4vDRGGE9RKi+ixmKPm5CvhoEE+sW41SRQIj78G1k',
      'XegCwYaCCxTf73qEkHyq7gOXWcqTkTf2HmEcCHIafYOB4pzEa7tijzQOQZ9gyopT+B13lDUWgRDZUMIOvYxycsshFAvypYITnTiE',
      '1AbEIrSjdAwJoTEINa6B65uSQV3A16vghwI6TH8BVyUR+ooIpTXEVG31cgsOAcOgCaEpw+Li5ClBdRZBcUUUo6LMY0QgqLbjgpDV',
      '8qEJQQZLM92GFxMLzrfAIVw6A35AAxZcu+ibBc6oAgqW0wV7rSMJ+/1lOJQmFTmEhj1AHo1dj4gZgTKqbXCzmJqmcOqT3QWqozFg',
      'IuEg3IEXqzKh0KoFuXaCgKSkwckQoV4PECgYuVN/7JTYTnB2wVmIolIEViy5RzTWcN4QGHpeLHotwIymxMqaCQJqEt17NkTIGkLo',
      'GIHVBqcP7XmB3IBrshyvBVeVKXhCWFqdJl5EwACVDgFlBk3ko2o1RsjBtKlRj9CyR+A6bM+2rtWeA2+bpKBOCaHtysQhdNIa8PPD',
      'EB3USxNi4WhatF6PEchRmAuvYFCUyN8HgufAuVvXZB5AYxEEIzi/1mmhrUyRsL4CFgKPkH22v0oOIrRGoPjqEMp4gEDRI09Uvslo',
      'EujKI1QrsbYVUSXSGuQlho5E1LeTFp2EWZzSwBFCAVYDRdIjiDv7v8I3tijJQFsRvslU6QihXtcri6BCh4AldG+MgHmM+XQAQQW2',
      't5i0sQiUHAsrTVi05BbJAf/iKa81ygWRVo1FoMQyhhqeFWMEk3AHAlHFFmFzHcH4hwLACLG7R0S2IgyCirLOSRMWpTFkZygYxQCh',
      'MHs9gMDlfhAhJo8C68YAIXEIwhflJml9s8acNQbUs3xUEeakwaI0Lkpzqp0iGDlFj9Ic5AxanlfncHEgrDTR+TN+0h/cImugUhrp',
      'As/fNjRLNkIw2kXrqmsIOBehU1ZyOtJtm4ArnAQ6ZoGOqAWGHkHE1oB5XI7UkZ2Ii18T6CpyCHU8RUBg7oLNoChzChwWZUgLoFow',
      'l20ftlMaA4KLkPCxRzzufOaltk0lPQIfArhT6miKgI6kQtSdOThrLn6U4Ad4fA1e56Yn01068QhYEsaA4WsDwtYLswilCFaXgudY',
      'uWrZeQR4ud+/4UM8rKcIBbzUqTTnhHZ5ZQS65dIqsKvpkwuTEVbV7MGtMYbqzlUAUgRXYBG4bYhEcUcsbdNDBH5QWXDJTg7x1Hla',
      'anwcpb5N1aapmoObyT18yOgR2tQYcKlEdxuA2xaBT2UqVrep527sQyEi5D3C5GmKEGpeFmx/PLOne+aq6GhmO7M9dhqEKjEGHNeg',
      'tml4YRH4VFYuVNTSmUd7hI1HuNddf7gvdv2D8vmP9o9Hu2f2kfj8ZyfYq/GjAxse8YPylt7LgV1FBZ/ku3f7E0fW/bO9bIYIN/Ir',
      'S/sWu7p5hPAtdiFvGuHgA+bw9etNI+QXyVtGfH3TCJtjP/wczosb8cLg95v3hFAs/83o7dP519cZYUaYEWaEGWFGmBH+M8Lf37wa',
      'FE7qsWgAAAAASUVORK5CYII=',
    ],
  },
  {
    language: 'eng',
    text: '11/28/1973',
    png: [
      'iVBORw0KGgoAAAANSUhEUgAAARsAAABLAgMAAAA9usvxAAAADFBMVEX///8ODg50dHS5ublAclXlAAAACXBIWXMAAAPoAAAD6AG1',
      'e1JrAAACsUlEQVRYw+2WO27bQBCGh1ywEBDajRidgM4JWDgIEh6BhVYmJBbsk4JH4CGkWBdwpSZH4CGc2BcQEKVyHQRg5rEkV1FW',
      'BtwF4QAarfbxzXL2H64ARhtttNFGG+2fNfV98PhdotuvqHm9kq6wRveTmxsabdEaHF42R5i7ee/R/ArA0xqXKq0r7prg/INmol6g',
      '12gpDZc2J9Hz3qN5Kf5YbjJctDwU3BUQgDnJkgIIZ7LoQhvOx3XvKThOjGo/x+WVkolXxNxTK2oS3CKN1TgMn23OO1j3XoLDDQAS',
      '4ga+cdcU4BJiat1CmAmngQuQvsHWlqfgNBEJr7uJW3LczMEveFgGksbNmQoHIbNuetZxVMEbLXgY+OmcnEf8PGEmBg4rgZt+1k17',
      'eHY/ckTE6Z7Lq2zOgzU5dnNUJn0C4TyH6SknZ//VnWdfpEfTg5QOTmQ45IfPWvGu1Y2bI8E5nZPVNYdNwDovtQCzMZyQuzkTOQLS',
      'oW+EfzVwUD/M8WjAP66LY05gVF0OnOnAib7smRNWz3EkOMT4eJPlIe9lKJxE6xmHSZlzJj8SHDa0spZkZAMn1PlsEKDS7nN/lPTM',
      'RUJRL0Mj7R/N/ZB6SFInx7wpaA/3IliRYV+Ta6PSPk1/5RgZRrV00P6NEgxHccpm5l1VujgSXPKyFU7Q2Bwvs2rIzZHgYUHLzH5M',
      'LuJBEF1ZnOFIDeBLL+bSSJDz5ohDgjBlcS4/QXfqMVdhNChBOEr3ZfHqj/P60N62T8aLDP2btsXXcVxxnliGl+2+/UUXUt4/D+51',
      'Y+snwrd/ZrwE9+hCALoQ8k6GAfbMqVKq/nnixd0CXJytxZFVfmlz5GbksrjQ+pPzbi3sH293vRKMeHb28Pud+4ouT7rC+gVXvV+d',
      'dE2al/xnOF2kxj9So4022mj/u/0Gt0S+ycYIDDwAAAAASUVORK5CYII=',
    ],
  },
  {
    language: 'spa',
    text: 'Rodríguez Peña, María José',
    png: [
      'iVBORw0KGgoAAAANSUhEUgAAAfUAAABLAgMAAAAUkfYzAAAADFBMVEX///8JCQmpqalcXFy8ytnzAAAACXBIWXMAAAPoAAAD6AG1',
      'e1JrAAAF+UlEQVRo3u2YPYzcVBDHxzZGcTbWUbBKmyLmQsQRCpykAOGG3sU+2xLWyRJKQ2U6dBLKS6KUSBRn0gTpGqTkEKK6EuGG',
      'AqoUOJciQVdHFGlONCTLf97z2m/39pITXEjjOe2tPeM3v/cxb954iQYZZJBBBhlkkEEGGeT/ky39deYYXJ05gmFlOn0m+9u1Un9P',
      'ljf8eTp9vNQwmv7NXxemT3rdxGglzYd/N9oJIdLuzhEabx2CX8PTbQfpDp3qDXaV8Nc43epUvY81sW46cUznVTYSRXcXaOduthxv',
      'i3otnfW0PmtYXKGcGZ57H7YBgPim83FJYX/vavy4PmTZhLRFpJ3sr982fQqe38bwbPgQc+5C8y4syZ8s4hM6FM/9ZXndFvEcnp0K',
      'A2/4aObw92kebyULeKt8Dj7Q1HfoghlPHk+Kc6XHmz7m8E65iE8X8CvyOfjlceFVaGl93NtMH3N4X74If7gwPl+K38GkeL8sD9mm',
      'PtThceFvQu26/xa/JvY4CdwsadXL7AeskPZ0bwUJg6Pqo+l02k9+yA3qBtupmvXc/wrxu8p4VrU+Zlbg7Wad/f+Jm3wB7ydkpyNo',
      'L10X5SgNJwG8/OGLbFzY4N36DsDp06QLPXu9KhzxK8LcKoOoHf012C+6WtX66KzAB+VOTav2hLwNIefxQU5eRhVRjl31YfrtZB9N',
      'Y0fkQUGVdGLkr/fJy7uN50dubFd/3Z2QG3ntavk3kHc2gWdV66OzAl9JL6Y38RfQOJrHNyW5BbKBE3PWE9EDdAYNE9aOpRdRSpfJ',
      'jVt8EwVkoaOxnVAQee3m967D9AB4pdI+OivwCTk5PaSztDkfX+HGTiopjMDyCjbBjZUxeVfj3ZoEvUdhofEjIU9zPg+5V2FkZbPt',
      '1EQUc1ywSvvorE3NeT7BIfQauuCa6SoUHHRjRFjsRoxHuGh8pfEBBozVqlT0iquInG/ISTQ+qGd4TyIeCh49q7SPztqoiwb57pSd',
      'zef8cIPzVSXJiwMTX87w4eNt3jhCbzyBqdrd/j7VeJuDph39uLQi4JVK++isTc0XldoB69s/5HNrz0m8Qf+zcDkeh2zN423XHg/z',
      'Ga3wRI+60QeZV6t9/2iG76xN7cc8xHGGg1KIeTwCX+FzHEU9PqZbGj/W7vMer04ojV+71o3ezV2VkFnV4mfWFl8HqbTixbSDba/x',
      'YwOP2bpv4tt4WcQ/7Nfen6wq/MNu7TvrDO+J8iDe4d2k8MbkY7KzFq+yhA58jU86vFf2kW+lFxmvVO0QygU8NRMrO5B0EXsH1p6q',
      'u0WLVyGvA1/j0w5vRr4jbtOhka/XnoLUyg/gcVZWvPHCwsBfekZt6EVc/woyQg/1k1T4sexHz7UG8EqlfXTWRnpq46FUuoGVO3kg',
      '6WKIfomU1+O5ZNX7HtNeYC1sOcOjr5bGVya+iRlf9fiqx/Ogdymi6gZW7vUDRw4HfYHw6tc+0sdvJaF1agS+I2dVG2JkhVo8hnWi',
      'xVeFxns9Xu37kWw44yJkkNmvYxo/mC81LSFVzvdzrqS4aU5+rcNdSHQu4Curw6M03WzxNVKYCg48z6GTaZX2oS5RPRe7pHM+Jlo2',
      'hW0G/zjmQtjjLGOlslqXQm1yN53ewbS8XRWWuJpw4Ptq7dWkiKcZT4FA1PyUbzV8hCBhBzUvo1JpH+qS5xcTfgtZFXspxKvAvll2',
      '8+lfZXaOztlCXElRv/Nq+MhO0hLJOEeixZg+2264flQvGZZA4V7xhg3F56JoYvW6QK6qL1j1qfahrBj9J5iDoA752NukQJjnfcCu',
      'QnZU8PFzcy8Uud2IgpNjgbr9NE5DOMMdx36l2zbY8SIJROynOGcrrvJgGHGflWpH+1BWtu3xWwmm4MurJS6WFWv2HfXvRHf/23Q/',
      'pvPyTGuak5Nb/RvpOXr33sJL6rmFS9X+PDoiz7cXLxRe6XtHfJV9cvwv2hfxeeNoj9rF8eM38fn6aI9a8vjx948+qrdewq8cDVfy',
      'R3v08kvAVxs/pq/wNx7kgy9eIV69FA0yyCCDDDLIIIP8J/kHl88uaY8rkAQAAAAASUVORK5CYII=',
    ],
  },
  {
    language: 'eng',
    text: 'A 209 615 743',
    png: [
      'iVBORw0KGgoAAAANSUhEUgAAAWYAAABLAgMAAAA+DcXZAAAADFBMVEX///8GBgZra2uysrJ7mbpZAAAACXBIWXMAAAPoAAAD6AG1',
      'e1JrAAADGklEQVRYw+2Wva7TMBSAT2JlSKVepj5CHqFD7wCVmNg6xEmhkW4XltuBSjwAeQFGS0jMSFCudK/EC/Ql/Ags7AyXpZxj',
      'O/ZxacQIg48iK7F9PtvnzwFIkiRJkiRJkiT5f+THA7XXpl3s+MiTEzbiYVSxJ737cfJcNtjmphVS7sPIRLYAV2qLrzMp5dIrSBrA',
      'yctzDYBnp1P4UEapMG0p5ZqPtHAl5Rg6o55FpGEm+vcMJ65MFyIqq2RlSh/lOLqkHtRoztDH4b2U9wrXVTe6A9CbRVi0krefObo/',
      'Q8/NaXeP8gzde3QDZQ0ge2rVXoRF1YaGd5VBL5lzVjCtDQU7J8A0yNY//emgXEPW4ji1gLP8osLNuYQuyL5K286wTXumrUd3kDfu',
      'wQVAL70TYBSND853nSpCV69X7AuhduMR2hz6EnryYPqm9ezSrmcvOvaF3IzMbQwy2wdLMfTzU6SPk4rOovPI1qDe1+wLHTh16B70',
      'gC5u1F1Ay2BCsEertha9iCIEZNZyy68NWh1NhHj0SxuxA5pvhmyglwZdRANoXMHjXGM0rQ1ab0qPnrssGdBscybeJDg0dxtZlhmI',
      'NurQmFsRejugq1efmLdyXCZv4dKuEcQiZorLOHTB0JX8Rglq0eVRsDJE5izbk353NMWHowtWEVC3hcHWOUe3NjMq579Z8CPNJoaB',
      'PI2CbzirC5fOTiYbfd+EKtTZ0B7QVdCgJT0afc8zxla7Iev2MMQ1TwDMuIyj58FduCpDVxytsbcLRziCy8YoAYpuFF3h6+RwULf9',
      '2XGMVafer7oWX10NMT5lp44MMt9GyRiyP0JL62QXSFvRDJUPAQ3L0XLEja7OOPRsH5Ujt0cTLT3lj63XIJQ/TdYYm1r0BzzqMkpG',
      'h/4YDaCpa7z3uuDShu4XjVs8fQnuzeVbtRq8Jd88hhhzxV//MXAZXVHMiCjeFcW4RVO8yygZHVpEA5fR5kYX0R1qbtCArqNkZOj1',
      'X9C5bXjpLOXGh++C/26UtUfHAyNCf0/icBf9HbEa/2vsJ+n6Lv1/JkmSJEmSJEn+sfwGInogqy+H+CIAAAAASUVORK5CYII=',
    ],
  },
  {
    language: 'spa',
    text: 'TEGUCIGALPA (Francisco Morazán)',
    png: [
      'iVBORw0KGgoAAAANSUhEUgAAAswAAABLAgMAAAAZlTnAAAAADFBMVEUICAj///9wcHC7u7tsheFQAAAACXBIWXMAAAPoAAAD6AG1',
      'e1JrAAAIAElEQVRo3u2ZPY/kxhGGe0jTOu6KUGI6duCRobUNJZ5UGOgXMOBXQJz4ExguLtDRMvwPPPkmBs5zOCi60AChULHoeEPh',
      'AmUCDAHS6H2rujnkfNx6jZtAABnMkqxm99NV1VXVvSb75V1mZp6ZZ+aZeWaemWfmmXlmnpln5pn5l8D82fbV5PnNl+ckJ6+nr98x',
      'ZP7S9bwZmBvDK5A/EZ5bYzBsvcLtOhbxEr/BIIEssLIs64y56nnTxrbnJK7Yk39q+MI79TYx7GEdnmEuF/YmDQbmWplry8wRwz1z',
      'oeOT2UrwOhqYW/fOrGzPdV8+mpkK7M4xJ5FTeHioZ8csf/fMorSNMFuJ7X7PTDUVNIZcXfZ4ZnbVnmOunTayxcD8bLs12+0/66vt',
      'lv7aXoNzMzA3Xv8UOiSzleBmsWe+2bZUcW4C27GflR56evkYZo5lzjGvN+7uq9EalK5qVVROqnY1MHdg6SIyOwmw/D3zJitaNEnf',
      'txbMF1kZPm6RJbRRcZa529P3p5krTxeZYyZoE5LZSeBX7Zg5q4FbfmhXShr+H8zs9MnDX9Wb08xJqG5vmQs2qXwyOwmwun7MTMbk',
      'D9aBq+DxzLRR+v7DXzWr08wSx6rQMacU4QfMTgIsutieuYKKm9i6arIcmJ8jou/k7kd57PWtPMj759/rJ79ip/wp5PVnPW76A97n',
      '2vdJ5vVSDWyZyZMV12R2kqwM6viQuY7bQRfKnIbtEmElzIp/lbpKMcpLxk6aht771HhClvwaHZS/x5t78+cs82qMzsYasW7NR8hr',
      'OUNaGZxhJkoxxDqnMzJbCaZLI02Z15tONYPpWOYrs2TU64tFR0LmJgzUSEDtSFMbDZDJe/Cr5C8hpkVUrw1xg2mSOWY07bOuoSSN',
      'TjO3m1FUnDA7CfyARpoydy4krQfmJ2bVmBcmLnxBwdghBlp7rU844LaexookgLj5DRav+R2m4pmoMjdYl8KsTTuZJI18krmfMLsk',
      'RGbnYnVMI03XYEsF22hqmc0nMdypWyKKFdC22dz6GKhdpYYh6D5C7JRQBGb4Vf0PeESI5pn54O9Y7ohVu93O9JXX3wdZ52XdinH0',
      'gPljtOkzc5bZSYDFlbhnbtAGRtc5w0Ucc09pEhQwc7dJqV0MhCFNj17LBd4U0mcS4KP1N2G2XrEvNIf+UvKhCZuGkiGWWe4fMhux',
      'gsmmzMGeeQjyPTuc5JQCnWvLNtPc3TPi8AHMcN2Y0ySzx+8bMnFq3UaYYZwOhkdnaCbNVadokgg+1A/bCudp5mK3+9ExNxNmkYCE',
      'Ex5y950Rq5WRK28tM9q8wUNUSPVC8RfKLArJw8Q5WMI49AWY0RB80P2zjeoU+r5dCXMs/Z9nTlnhnGQWCb7kB5MaCQNW4QGzJsYq',
      'YuNmJWagb2xccKIzyShJgDjkp1yhRFWogsydjEFmWCBS3iN//v6QOTlmpgbMQS0KJVhGdCU1knu+V+al5AOuwWtX9pBZFkESJMti',
      'oczq8bhu/cy6e3arzOEJZl1DVNqYebIGRZL6ux08b2BmzZ98sPvJG5hDqx2ktDtjmRvLXJtr68YcIVHmMsjDNBR3UObiWxqU7sXb',
      'h5gR0fLvvrPM3UGsE0mlsX4fN1wNfsxcYEoRrbxnriTcHjBXURpNmO/FCaUj3C4Yjd7GzO7ygVnH74ecAom462rKXNvS/4AZU3lx',
      'wAwG/4g5DatgzIyJ3fiKhJzyp4eYxe0H5o1uxqRGcpJEF+uEea21wSFz5/27PGQu7kw/MFt/zhflUpnVnxvzJR84YmlepQ8xr1eW',
      'eSnMlbiUkXrDSjhOEkyZu6HQM2NmmOOIGZqLu4M1WCySeLwGseHMbcZpZHW/nVkqzty3G+0+ZZN8X4taCyBOTJiZ13XfNmZmZHbM',
      'DEBf696qW3Fv/NEo1mVeE49jHRSc+7oEoalqYPbeUvM7ZqMbqlHNDwlh0c2E2WT2OEFS38DscZOwZ24Lr/grQdfMc6OckrV1v88p',
      'YjambbtVLh9iLj3dmPCD3NMzgGRBICehYVN/wiwdaIgZM/P7xjIzjSF3003rVb1yudsyd11mc7cw88a6J7fRjrnwzu1hAVn7Qkhn',
      'RnVC95I9rEqst4yZU1scTGok1fPaMgMmR11XGJtdy4i92xoJFSqZUbph4qrnxNdjHvhG5zvmoxrJnhUg5n+O1JaC8J5nM16fI0rQ',
      '8CqRHSJ+1jdo3yuz7GbkZ1SLcg1yO63MuYGNNXe3MaxdB6xFjdaiVEWqtWhgc2yH6bHQrFGzOubjWnR8JrOU8yPuh0vjTc5klrmn',
      '6VLCm2UWSlkyU+b24/snC2XOzE3LlNhdfYtaxGy5D7m68y0zzA/mRF9jpOv/eiaX4RBZPc8yH9f8lpkpw9OTOK6/0dmXSrSOaDdj',
      'ZqlKdDL7vdVC+vzQt8xov9K9lS9bvZ7SyH6dCFAur7XKCtv/CDPSS2QscxWdYWYJQdfGd9c2xY3OGJe2fuviMbMGXzX0asRcYZdq',
      'LDMMxoFy6a5mYVXZNJQEUmNxSRoNwlDU6/VvhRnpf9NuLHNw7iz36Z2eW7250pjw4o+Hkrdd5XL89MPoYPeN3j9jH8WWi++HV0fH',
      'yHYv9PleMrotl5c5M6+Cyx2XJ/FlmPPocszjs693eRXh5ZjHZ4zv9Prb5Zi/utT/gD69HPPiUsxNfylkXSqXYC7jSzGny0sx568v',
      'xTz6X9v8f9iZeWaemWfmmXlmnpln5pl5Zv6frp8B3BeM+B/BMz8AAAAASUVORK5CYII=',
    ],
  },
];

/** Pictures on which engines are compared before one may be used. */
export const drawReferenceLines = (): Promise<Recognisable[]> =>
  Promise.all(
    referenceLines.map(async ({ language, png }) => {
      const decoded = sharp(Buffer.from(png.join(''), 'base64'))
        .toColourspace('b-w')
        .raw();
      const { data, info } = await decoded.toBuffer({ resolveWithObject: true });
      if (info.channels !== 1) throw new Error('a reference line is not gray');
      return { language, layout: 'line', image: { width: info.width, height: info.height, data } };
    }),
  );

/** A letter page at 300 dpi. */
const pageSize = { width: 2550, height: 3300 } as const;
const margin = 150;
const lineStep = 110;
const columns = [margin, 1_350] as const;

/**
 * The lines one below another until a page is full. It has half the letters of a page of a form: what costs the same for
 * each page weighs twice here.
 */
export async function drawReferencePage(): Promise<GrayImage> {
  const lines = await drawReferenceLines();
  const page = createGray(pageSize.width, pageSize.height);
  let drawn = 0;
  for (let top = margin; top + lineStep < page.height - margin; top += lineStep)
    for (const left of columns)
      pasteImage(page, (lines[drawn++ % lines.length] as Recognisable).image, left, top);
  return page;
}
