// Written by Scripts/make-plural-rules.py; do not edit.

/// The rules by which languages choose a plural form, from Unicode's CLDR.
enum PluralTable {
  /// The languages and, after a colon, their categories with conditions.
  static let lines = """
    af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog: one n in 1
    ak bho csw ln mg nso pa ti wa: one n in 0..1
    am as bn doi fa gu hi kn pcm zu: one i in 0 or n in 1
    ar: few n mod 100 in 3..10; many n mod 100 in 11..99; one n in 1; two n in 2; zero n in 0
    ast de en en-PT et fi fy gl ia io lij nl sc sv sw ur yi: one i in 1 and v in 0
    be: few n mod 10 in 2..4 and n mod 100 not in 12..14; many n mod 10 in 0 or n mod 10 in 5..9 or n mod 100 in 11..14; one n mod 10 in 1 and n mod 100 not in 11
    blo ksh: one n in 1; zero n in 0
    br: few n mod 10 in 3..4,9 and n mod 100 not in 10..19,70..79,90..99; many n not in 0 and n mod 1000000 in 0; one n mod 10 in 1 and n mod 100 not in 11,71,91; two n mod 10 in 2 and n mod 100 not in 12,72,92
    bs hr sr: few v in 0 and i mod 10 in 2..4 and i mod 100 not in 12..14 or f mod 10 in 2..4 and f mod 100 not in 12..14; one v in 0 and i mod 10 in 1 and i mod 100 not in 11 or f mod 10 in 1 and f mod 100 not in 11
    ca it lld pt-PT scn vec: many e in 0 and i not in 0 and i mod 1000000 in 0 and v in 0; one i in 1 and v in 0
    ceb fil: one v in 0 and i in 1,2,3 or v in 0 and i mod 10 not in 4,6,9 or v not in 0 and f mod 10 not in 4,6,9
    cs sk: few i in 2..4 and v in 0; many v not in 0; one i in 1 and v in 0
    cy: few n in 3; many n in 6; one n in 1; two n in 2; zero n in 0
    da: one n in 1 or t not in 0 and i in 0,1
    dsb hsb: few v in 0 and i mod 100 in 3..4 or f mod 100 in 3..4; one v in 0 and i mod 100 in 1 or f mod 100 in 1; two v in 0 and i mod 100 in 2 or f mod 100 in 2
    es: many e in 0 and i not in 0 and i mod 1000000 in 0 and v in 0; one n in 1
    ff hy kab: one i in 0,1
    fr ht: many e in 0 and i not in 0 and i mod 1000000 in 0 and v in 0; one i in 0,1
    ga: few n in 3..6; many n in 7..10; one n in 1; two n in 2
    gd: few n in 3..10,13..19; one n in 1,11; two n in 2,12
    gv: few v in 0 and i mod 100 in 0,20,40,60,80; many v not in 0; one v in 0 and i mod 10 in 1; two v in 0 and i mod 10 in 2
    he: one i in 1 and v in 0 or i in 0 and v not in 0; two i in 2 and v in 0
    is: one t in 0 and i mod 10 in 1 and i mod 100 not in 11 or t mod 10 in 1 and t mod 100 not in 11
    iu naq sat se sma smj smn sms: one n in 1; two n in 2
    kw: few n mod 100 in 3,23,43,63,83; many n not in 1 and n mod 100 in 1,21,41,61,81; one n in 1; two n mod 100 in 2,22,42,62,82 or n mod 1000 in 0 and n mod 100000 in 1000..20000,40000,60000,80000 or n not in 0 and n mod 1000000 in 100000; zero n in 0
    lag: one i in 0,1 and n not in 0; zero n in 0
    lt: few n mod 10 in 2..9 and n mod 100 not in 11..19; many f not in 0; one n mod 10 in 1 and n mod 100 not in 11..19
    lv prg: one n mod 10 in 1 and n mod 100 not in 11 or v in 2 and f mod 10 in 1 and f mod 100 not in 11 or v not in 2 and f mod 10 in 1; zero n mod 10 in 0 or n mod 100 in 11..19 or v in 2 and f mod 100 in 11..19
    mk: one v in 0 and i mod 10 in 1 and i mod 100 not in 11 or f mod 10 in 1 and f mod 100 not in 11
    mt: few n in 0 or n mod 100 in 3..10; many n mod 100 in 11..19; one n in 1; two n in 2
    pl: few v in 0 and i mod 10 in 2..4 and i mod 100 not in 12..14; many v in 0 and i not in 1 and i mod 10 in 0..1 or v in 0 and i mod 10 in 5..9 or v in 0 and i mod 100 in 12..14; one i in 1 and v in 0
    pt: many e in 0 and i not in 0 and i mod 1000000 in 0 and v in 0; one i in 0..1
    ro: few v not in 0 or n in 0 or n not in 1 and n mod 100 in 1..19; one i in 1 and v in 0
    ru uk: few v in 0 and i mod 10 in 2..4 and i mod 100 not in 12..14; many v in 0 and i mod 10 in 0 or v in 0 and i mod 10 in 5..9 or v in 0 and i mod 100 in 11..14; one v in 0 and i mod 10 in 1 and i mod 100 not in 11
    shi: few n in 2..10; one i in 0 or n in 1
    si: one n in 0,1 or i in 0 and f in 1
    sl: few v in 0 and i mod 100 in 3..4 or v not in 0; one v in 0 and i mod 100 in 1; two v in 0 and i mod 100 in 2
    tzm: one n in 0..1 or n in 11..99
    """
}
